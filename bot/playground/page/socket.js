const SHORTEST = 300;
const LONGEST = 4000;

/** A websocket that comes back by itself. `handlers`: opened(), closed(), received(data). */
export function connect(address, handlers) {
  let socket = null;
  let wait = SHORTEST;
  let timer = null;

  function open() {
    clearTimeout(timer);
    timer = null;
    socket = new WebSocket(address);
    socket.addEventListener("open", () => {
      wait = SHORTEST;
      handlers.opened();
    });
    socket.addEventListener("message", (event) => handlers.received(JSON.parse(event.data)));
    socket.addEventListener("close", () => {
      handlers.closed();
      timer = setTimeout(open, wait);
      wait = Math.min(LONGEST, wait * 1.6);
    });
  }

  const now = () => timer !== null && open();
  window.addEventListener("online", now);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && now());
  open();

  return {
    send(data) {
      if (socket.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(data));
      return true;
    },
  };
}
