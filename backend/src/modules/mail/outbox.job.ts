import { setTimeout as wait } from 'node:timers/promises';
import type { Job, JobResult } from '../../common/jobs/job.js';
import type { Delivery } from './outbox-delivery.js';

const BATCH = 50;
/** How many are on their way at the same time. */
const AT_ONCE = 5;
/** ms after which new ones are looked for although one is still on its way. */
const LOOK_AGAIN = 1_000;

interface Sender {
  readonly due: (rows: number) => Promise<{ id: number }[]>;
  readonly execute: (id: number, stop: AbortSignal) => Promise<Delivery>;
}

/**
 * Sends what waits in an outbox, several at once, so that one server that hangs holds up nothing else. When as many in a
 * row as are sent at once get no answer, the rest waits for the next run.
 */
export abstract class OutboxJob implements Job {
  abstract readonly name: string;
  readonly schedule = { everySeconds: 10 } as const;

  constructor(private readonly deliver: Sender) {}

  async run(stop: AbortSignal): Promise<JobResult> {
    const tally = new Tally();
    const onTheirWay = new Set<Promise<void>>();
    const goesOn = (): boolean => !stop.aborted && tally.places > 0 && tally.broken === null;
    for (;;) {
      const due = goesOn() ? await this.due(tally) : [];
      if (due.length === 0 && onTheirWay.size === 0) return tally.result();
      for (const { id } of due) {
        while (onTheirWay.size > 0 && onTheirWay.size >= tally.places) await Promise.race(onTheirWay);
        if (!goesOn()) break;
        const delivery: Promise<void> = this.deliver
          .execute(id, stop)
          .then(tally.count, tally.breakOff)
          .finally(() => onTheirWay.delete(delivery));
        onTheirWay.add(delivery);
      }
      await Promise.race([Promise.all(onTheirWay), wait(LOOK_AGAIN, undefined, { ref: false })]);
    }
  }

  private async due(tally: Tally): Promise<{ id: number }[]> {
    try {
      return await this.deliver.due(BATCH);
    } catch (error) {
      tally.breakOff(error);
      return [];
    }
  }
}

/** What came of a run so far. */
class Tally {
  /** Each in a row that gets no answer takes one place away. */
  places = AT_ONCE;
  /** What ended the run: the database, not a server. Those that are on their way are waited for all the same. */
  broken: { readonly cause: unknown } | null = null;
  private found = 0;
  private done = 0;
  private failed = 0;

  readonly count = (delivery: Delivery): void => {
    this.found += 1;
    if (delivery === 'sent') this.done += 1;
    if (delivery === 'failed' || delivery === 'silent') this.failed += 1;
    if (delivery === 'silent') this.places -= 1;
    else if (delivery === 'sent' || delivery === 'failed') this.places = AT_ONCE;
  };

  readonly breakOff = (cause: unknown): void => {
    this.broken ??= { cause };
  };

  /** Throws what broke the run off. */
  result(): JobResult {
    if (this.broken !== null) throw this.broken.cause;
    return { found: this.found, done: this.done, failed: this.failed };
  }
}
