const LATEST = 8000;

/**
 * What was sent and waits for its answer, by nonce. The server answers within Discord's three seconds; our own limit
 * is only for a server that is gone.
 */
export class Interactions {
  constructor(send) {
    this.transmit = send;
    this.waiting = new Map();
    this.last = Date.now();
  }

  /** Sends `data`; `answered(answer)` gets the ack, the failure or the choices. False when there is no connection. */
  start(data, answered) {
    const nonce = (this.last += 1);
    if (!this.transmit({ ...data, nonce })) return false;
    const timer = setTimeout(() => this.settle({ op: "failed", nonce, late: true }), LATEST);
    this.waiting.set(String(nonce), { answered, timer });
    return true;
  }

  /** Hands an answer to who waits for it; false when nobody does. */
  settle(answer) {
    const entry = this.waiting.get(String(answer.nonce));
    if (!entry) return false;
    clearTimeout(entry.timer);
    this.waiting.delete(String(answer.nonce));
    entry.answered(answer);
    return true;
  }

  loseAll() {
    for (const nonce of [...this.waiting.keys()]) this.settle({ op: "failed", nonce, lost: true });
  }
}
