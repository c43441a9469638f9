import { SELECTS } from "./components.js";
import { choicesOf, defaultsOf, limitsOf } from "./choices.js";
import { append, element, icon } from "./dom.js";
import { openListbox } from "./listbox.js";
import { markdown } from "./markdown.js";
import { closePopup } from "./popup.js";
import { text } from "./texts.js";

const PARAGRAPH = 2;

/**
 * Opens a dialog that the bot asked for. `submit(components)` sends the answers, in the shape in which Discord sends
 * them. The returned object closes the dialog or shows that the bot did not take them.
 */
export function openModal(modal, directory, submit) {
  closePopup("modal");
  let nextId = 0;
  const opener = document.activeElement;
  const parts = (modal.components ?? []).map((component) => buildPart(component, directory, (given) => given ?? (nextId += 1)));
  const fields = parts.flatMap((part) => part.fields);
  const problem = element("div", { class: "modal-problem", role: "alert" });
  const send = element("button", { type: "submit", class: "button button-primary" }, text("submit"));
  const form = element(
    "form",
    { class: "modal-form", novalidate: true },
    element("div", { class: "modal-fields" }, parts.map((part) => part.node)),
    problem,
    element(
      "div",
      { class: "modal-actions" },
      element("button", { type: "button", class: "button button-secondary", on: { click: () => dialog.close() } }, text("cancel")),
      send,
    ),
  );
  const dialog = element(
    "dialog",
    { class: "modal", "aria-labelledby": "modal-title", data: { modal: modal.custom_id } },
    element(
      "div",
      { class: "modal-head" },
      element("h2", { id: "modal-title" }, modal.title),
      element(
        "button",
        { type: "button", class: "tool", "aria-label": text("menu_close"), on: { click: () => dialog.close() } },
        icon("close"),
      ),
    ),
    form,
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (send.getAttribute("aria-busy")) return;
    problem.replaceChildren();
    const wrong = fields.filter((field) => !field.check());
    if (wrong.length) {
      wrong[0].focus();
      return;
    }
    send.setAttribute("aria-busy", "true");
    submit(parts.map((part) => part.read()).filter(Boolean));
  });
  dialog.addEventListener("close", () => {
    closePopup("modal");
    dialog.remove();
    if (opener?.isConnected) opener.focus({ preventScroll: true });
  });
  document.body.append(dialog);
  dialog.showModal();
  fields[0]?.focus();
  return {
    close: () => dialog.close(),
    fail(reason) {
      send.removeAttribute("aria-busy");
      append(problem, [text("modal_failed"), reason ? element("span", { class: "failure-reason" }, text("reason", { reason })) : null]);
    },
  };
}

/** One top component: its element, its fields, and `read()` for the answer. */
function buildPart(component, directory, number) {
  const id = number(component.id);
  switch (component.type) {
    case 1: {
      const fields = component.components.map((input) => buildField(input, { label: input.label }, directory, number));
      return {
        node: element("div", {}, fields.map((field) => field.node)),
        fields,
        read: () => ({ type: 1, id, components: fields.map((field) => field.read()) }),
      };
    }
    case 10:
      return {
        node: element("div", { class: "text-display markup" }, markdown(component.content, directory.names)),
        fields: [],
        read: () => ({ type: 10, id }),
      };
    case 18: {
      const field = buildField(component.component, component, directory, number);
      return { node: field.node, fields: [field], read: () => ({ type: 18, id, component: field.read() }) };
    }
    default:
      return { node: element("div"), fields: [], read: () => null };
  }
}

function buildField(component, { label, description }, directory, number) {
  const { type, custom_id: customId } = component;
  const id = number(component.id);
  const key = `field-${id}`;
  const control = buildControl(component, { label, key, directory });
  const required = control.required;
  const problem = element("div", { class: "field-problem", id: `${key}-problem`, role: "alert" });
  const shownLabel = [
    element("span", { class: "field-label-text" }, label ?? ""),
    required ? element("span", { class: "star", "aria-hidden": "true" }, " *") : null,
  ];
  const node = element(
    control.group ? "fieldset" : "div",
    { class: "field", data: { field: customId } },
    control.group
      ? element("legend", { class: "field-label" }, shownLabel)
      : element("label", { class: "field-label", id: `${key}-label`, for: key }, shownLabel),
    description ? element("div", { class: "field-description", id: `${key}-description` }, description) : null,
    control.node,
    problem,
  );
  const target = control.group ? node : control.target;
  target.setAttribute("aria-describedby", [description ? `${key}-description` : "", `${key}-problem`].join(" ").trim());
  return {
    node,
    focus: control.focus,
    check() {
      const message = control.check();
      problem.replaceChildren(message ?? "");
      node.classList.toggle("invalid", Boolean(message));
      if (!control.group) target.setAttribute("aria-invalid", String(Boolean(message)));
      return !message;
    },
    read: () => ({ type, id, custom_id: customId, ...control.read() }),
  };
}

/** The control itself: {node, target, required, group, focus(), check() -> problem or null, read() -> answer}. */
function buildControl(component, context) {
  if (component.type === 4) return textControl(component, context);
  if (component.type in SELECTS) return selectControl(component, context);
  if (component.type === 21 || component.type === 22) return groupControl(component, context);
  if (component.type === 23) return checkboxControl(component, context);
  return fileControl(component, context);
}

function textControl(component, { key }) {
  const required = component.required ?? true;
  const min = component.min_length ?? 0;
  const max = component.max_length ?? 4000;
  const long = component.style === PARAGRAPH;
  const input = element(long ? "textarea" : "input", {
    id: key,
    class: "text-input",
    type: long ? null : "text",
    rows: long ? 4 : null,
    placeholder: component.placeholder,
    maxlength: max,
    required,
    autocomplete: "off",
    data: { customId: component.custom_id },
  });
  input.value = component.value ?? "";
  const counter = element("div", { class: "counter" });
  const count = () => {
    counter.textContent = component.max_length ? `${input.value.length}/${max}` : "";
  };
  input.addEventListener("input", count);
  count();
  return {
    node: element("div", { class: "text-field" }, input, counter),
    target: input,
    required,
    focus: () => input.focus(),
    check() {
      const { length } = input.value;
      if (required && length === 0) return text("field_required");
      if (length > 0 && length < min) return text("need_longer", { limit: min });
      if (length > max) return text("need_shorter", { limit: max });
      return null;
    },
    read: () => ({ value: input.value }),
  };
}

function checkCount(chosen, required, { min, max }) {
  if (chosen === 0) return required && min > 0 ? text(max > 1 ? "field_required" : "field_one") : null;
  return chosen < min || chosen > max ? text("field_count", { min, max }) : null;
}

function selectControl(component, { label, key, directory }) {
  const required = component.required ?? true;
  const limits = limitsOf(component);
  const choices = choicesOf(component, directory);
  let values = defaultsOf(component);
  const shown = element("span", { class: "select-value" });
  const button = element(
    "button",
    { type: "button", id: key, class: "select", "aria-haspopup": "listbox", "aria-expanded": "false", data: { customId: component.custom_id, select: true } },
    shown,
    icon("down"),
  );
  const show = () => {
    const picked = choices.filter((choice) => values.includes(choice.value));
    const placeholder = component.placeholder ?? text(limits.max > 1 ? "select_many" : "select_one");
    shown.replaceChildren(
      ...(picked.length
        ? picked.map((choice) => element("span", { class: "picked" }, choice.picture?.(), element("span", { class: "picked-label" }, choice.label)))
        : [element("span", { class: "placeholder" }, placeholder)]),
    );
    button.setAttribute("aria-label", `${label ?? ""}: ${picked.map((choice) => choice.label).join(", ") || placeholder}`);
  };
  show();
  button.addEventListener("click", () =>
    openListbox(button, {
      label: label ?? "",
      choices,
      values,
      min: required ? limits.min : 0,
      max: limits.max,
      done(chosen) {
        values = chosen;
        show();
      },
    }),
  );
  return {
    node: button,
    target: button,
    required: required && limits.min > 0,
    focus: () => button.focus(),
    check: () => checkCount(values.length, required, limits),
    read: () => ({ values }),
  };
}

function groupControl(component, { key }) {
  const many = component.type === 22;
  const required = component.required ?? true;
  const options = component.options ?? [];
  const limits = many ? { min: component.min_values ?? 1, max: component.max_values ?? options.length } : { min: 1, max: 1 };
  const inputs = options.map((option, index) =>
    element("input", {
      type: many ? "checkbox" : "radio",
      name: key,
      id: `${key}-${index}`,
      value: option.value,
      checked: option.default,
      "aria-labelledby": `${key}-${index}-label`,
      "aria-describedby": option.description ? `${key}-${index}-description` : null,
    }),
  );
  const values = () => inputs.filter((input) => input.checked).map((input) => input.value);
  const node = element(
    "div",
    { class: "checks", data: { customId: component.custom_id } },
    options.map((option, index) =>
      element(
        "label",
        { class: "check", for: `${key}-${index}` },
        inputs[index],
        element(
          "span",
          { class: "option-text" },
          element("span", { class: "option-label", id: `${key}-${index}-label` }, option.label),
          option.description
            ? element("span", { class: "option-description", id: `${key}-${index}-description` }, option.description)
            : null,
        ),
      ),
    ),
  );
  return {
    node,
    group: true,
    required: required && limits.min > 0,
    focus: () => (inputs.find((input) => input.checked) ?? inputs[0])?.focus(),
    check: () => checkCount(values().length, required, limits),
    read: () => (many ? { values: values() } : { value: values()[0] ?? null }),
  };
}

function checkboxControl(component, { key }) {
  const input = element("input", { type: "checkbox", id: key, checked: component.default, data: { customId: component.custom_id } });
  return {
    node: element("div", { class: "checks" }, element("span", { class: "check" }, input)),
    target: input,
    required: false,
    focus: () => input.focus(),
    check: () => null,
    read: () => ({ value: input.checked }),
  };
}

function fileControl(component, { key }) {
  const required = component.required ?? true;
  const node = element("div", { class: "file", id: key, tabindex: "-1" }, text("attachments_no"));
  return {
    node,
    target: node,
    required,
    focus: () => node.focus(),
    check: () => (required && (component.min_values ?? 1) > 0 ? text("field_file") : null),
    read: () => ({ values: [] }),
  };
}
