/** Nobody may wait for ever: answered 503, and in a test it points at the transaction that never ends. */
class GateTimeout extends Error {
  readonly code = 'GATE_TIMEOUT';

  constructor(waitedMillis: number) {
    super(
      `The database was busy for ${waitedMillis} ms: one transaction is still open. ` +
        'If this is a bug, a statement inside it used another entity manager and waits for itself.',
    );
  }
}

interface Waiter {
  readonly enter: () => void;
  readonly timer: NodeJS.Timeout;
}

/** One at a time, first come first served. */
export class FifoGate {
  private held = false;
  private readonly waiting = new Set<Waiter>();

  constructor(private readonly timeoutMillis: number) {}

  /** Resolves when the gate is the caller's. Rejects with {@link GateTimeout}. */
  enter(): Promise<void> {
    if (!this.held) {
      this.held = true;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.waiting.delete(waiter);
        reject(new GateTimeout(this.timeoutMillis));
      };
      const waiter: Waiter = { enter: resolve, timer: setTimeout(giveUp, this.timeoutMillis) };
      this.waiting.add(waiter);
    });
  }

  /** Hands the gate to whoever has waited longest. */
  leave(): void {
    const [next] = this.waiting;
    if (next === undefined) {
      this.held = false;
      return;
    }
    this.waiting.delete(next);
    clearTimeout(next.timer);
    next.enter();
  }
}
