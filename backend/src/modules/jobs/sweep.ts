import type { Log } from '../../common/http/log.js';
import type { JobResult } from './job.js';

interface Sweep<Row extends { readonly id: number }> {
  /** The next rows that may be due, by ascending id, all after `afterId`; none: the end. */
  readonly page: (afterId: number) => Promise<readonly Row[]>;
  readonly isDue?: (row: Row) => boolean;
  /** One piece of work, in its own transaction. False: it was no longer due. */
  readonly handle: (row: Row) => Promise<boolean>;
  readonly log: Log;
  readonly stop: AbortSignal;
}

/** Does one piece of work after the other; one that fails is logged and holds nothing else up. */
export async function sweep<Row extends { readonly id: number }>(work: Sweep<Row>): Promise<JobResult> {
  const result = { found: 0, done: 0, failed: 0 };
  let rows = await work.page(0);
  while (rows.length > 0) {
    for (const row of rows) {
      if (work.stop.aborted) return result;
      if (work.isDue !== undefined && !work.isDue(row)) continue;
      result.found += 1;
      try {
        if (await work.handle(row)) result.done += 1;
      } catch (error) {
        result.failed += 1;
        work.log.error({ err: error, id: row.id }, 'a piece of a job failed');
      }
    }
    rows = await work.page(rows.at(-1)?.id ?? 0);
  }
  return result;
}
