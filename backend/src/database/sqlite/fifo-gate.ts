import type { DatabaseWaits } from '../database-waits.js';

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

  constructor(
    private readonly timeoutMillis: number,
    private readonly waits: DatabaseWaits,
  ) {}

  /** Resolves when the gate is the caller's. Rejects with {@link GateTimeout}. */
  enter(): Promise<void> {
    if (!this.held) {
      this.held = true;
      this.waits.none();
      return Promise.resolve();
    }
    const over = this.waits.begin();
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.waiting.delete(waiter);
        over();
        reject(new GateTimeout(this.timeoutMillis));
      };
      const enter = () => {
        over();
        resolve();
      };
      const waiter: Waiter = { enter, timer: setTimeout(giveUp, this.timeoutMillis) };
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
