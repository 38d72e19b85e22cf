import { ConcurrencyLimit } from '../concurrency-limit.js';
import type { Log } from '../http/log/log.js';
import { forRequest, requestId } from '../http/log/request-id.js';
import type { JobResult } from './job.js';

interface SweptRow {
  readonly id: number;
  /** The call that left it to be done, where one did. */
  readonly request_id?: string | null;
}
/** What a call has left for a job. */
export type LeftRow = Required<SweptRow>;

interface Sweep<Row extends SweptRow> {
  /** The next rows that may be due, by ascending id, all after `afterId`; none: the end. */
  readonly page: (afterId: number) => Promise<readonly Row[]>;
  readonly isDue?: (row: Row) => boolean;
  /** One piece of work, in its own transaction. False: it was no longer due. */
  readonly handle: (row: Row) => Promise<boolean>;
  /** How many pieces are at work at once, shared with whoever has the same limit; without one, one after the other. */
  readonly limit?: ConcurrencyLimit;
  readonly log: Log;
  readonly stop: AbortSignal;
}

/** Does the pieces of work by ascending id; one that fails is logged and holds nothing else up. */
export async function sweep<Row extends SweptRow>(work: Sweep<Row>): Promise<JobResult> {
  const { limit = new ConcurrencyLimit(1) } = work;
  const tally = { found: 0, done: 0, failed: 0 };
  const atWork = new Set<Promise<void>>();
  try {
    for await (const row of due(work)) {
      await limit.acquire();
      if (work.stop.aborted) {
        limit.release();
        break;
      }
      const piece = handle(row, work, tally).finally(() => {
        limit.release();
        atWork.delete(piece);
      });
      atWork.add(piece);
    }
  } finally {
    await Promise.all(atWork);
  }
  return tally;
}

async function* due<Row extends SweptRow>({ page, isDue }: Sweep<Row>): AsyncGenerator<Row> {
  let rows = await page(0);
  while (rows.length > 0) {
    for (const row of rows) if (isDue === undefined || isDue(row)) yield row;
    rows = await page(rows.at(-1)?.id ?? 0);
  }
}

type Tally = { -readonly [Count in keyof JobResult]: JobResult[Count] };

const handle = <Row extends SweptRow>(row: Row, work: Sweep<Row>, tally: Tally): Promise<void> =>
  forRequest(row.request_id ?? requestId(), () => handleOne(row, work, tally));

async function handleOne<Row extends SweptRow>(row: Row, work: Sweep<Row>, tally: Tally): Promise<void> {
  tally.found += 1;
  try {
    if (await work.handle(row)) tally.done += 1;
  } catch (error) {
    tally.failed += 1;
    work.log.error({ err: error, id: row.id }, 'a piece of a job failed');
  }
}
