const PLACE = "uno-playground";
const THEMES = ["auto", "dark", "light"];

/** What this browser remembers; `/?as=Ada&channel=uno&lang=de&theme=light` goes before it. */
export class Preferences {
  constructor() {
    let stored = {};
    try {
      stored = JSON.parse(localStorage.getItem(PLACE)) ?? {};
    } catch {
      stored = {};
    }
    const asked = new URLSearchParams(location.search);
    this.viewer = asked.get("as") ?? stored.viewer ?? null;
    this.channel = asked.get("channel") ?? stored.channel ?? null;
    this.theme = [asked.get("theme"), stored.theme, "auto"].find((theme) => THEMES.includes(theme));
    this.languages = { ...stored.languages };
    this.askedLanguage = ["en", "de"].includes(asked.get("lang")) ? asked.get("lang") : null;
  }

  /** A person's language: chosen here, or else what the server knows, or else the browser's. */
  languageOf({ name, locale }) {
    return this.languages[name] ?? ([locale, navigator.language].some((code) => code?.startsWith("de")) ? "de" : "en");
  }

  /** `lang` in the address is meant for whoever looks first. */
  takeAskedLanguage(name) {
    if (this.askedLanguage) this.languages[name] = this.askedLanguage;
    this.askedLanguage = null;
  }

  save() {
    const { viewer, channel, theme, languages } = this;
    try {
      localStorage.setItem(PLACE, JSON.stringify({ viewer, channel, theme, languages }));
    } catch {
      // Private windows may refuse; the page works without.
    }
    // The address keeps who looks and where, so that two tabs can be two people and a reload changes nothing.
    const address = new URL(location.href);
    address.search = new URLSearchParams({ as: viewer, channel }).toString();
    history.replaceState(null, "", address);
  }
}

const lightScreen = matchMedia("(prefers-color-scheme: light)");

export function applyTheme(theme) {
  const shown = theme === "auto" ? (lightScreen.matches ? "light" : "dark") : theme;
  document.documentElement.dataset.theme = shown;
}

export function watchSystemTheme(current) {
  lightScreen.addEventListener("change", () => applyTheme(current()));
}
