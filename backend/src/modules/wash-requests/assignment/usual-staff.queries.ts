import { Inject, Injectable } from '@nestjs/common';
import { addDays, at } from '@laundry/shared/time/jst';
import { Clock } from '../../../common/clock/clock.js';
import { Database } from '../../../common/transaction/database.js';
import { STAGES } from '@laundry/shared/rules/stages/request-progress';
import { STAGE_COLUMNS, type StageColumns } from '../request/stage-columns.js';

/** Habits change: what was longer ago says little. */
const REMEMBERED_DAYS = 90;
/** Well below the number of parameters that a database takes. */
const CUSTOMERS_AT_ONCE = 500;

/** The column that says who stamped the stage after a progress: the stamped stages are all but the first. */
const nextBy = (progress: number): StageColumns['by'] | undefined =>
  STAGE_COLUMNS[STAGES.findIndex(({ status }) => status === progress)]?.by;

/** Who usually does a stage. */
@Injectable()
export class UsualStaffQueries {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Who did the stage after a progress for some customers of late, the most frequent first. */
  async forAll(userIds: readonly number[], progress: number): Promise<readonly number[]> {
    const by = nextBy(progress);
    if (userIds.length === 0 || by === undefined) return [];
    const rows = await this.database.query<{ staff_id: number }>(
      `SELECT w.${by} AS staff_id FROM wash_requests w WHERE ${this.stampedFor(userIds, by)}
        GROUP BY w.${by} ORDER BY COUNT(*) DESC, w.${by}`,
      [...userIds, this.since()],
    );
    return rows.map(({ staff_id }) => staff_id);
  }

  /** Who of some people did it most often for each of some customers; who has nobody is left out. */
  async forEach(
    userIds: readonly number[],
    progress: number,
    people: ReadonlySet<number>,
  ): Promise<ReadonlyMap<number, number>> {
    const by = nextBy(progress);
    const usual = new Map<number, number>();
    for (let first = 0; by !== undefined && first < userIds.length; first += CUSTOMERS_AT_ONCE) {
      const some = userIds.slice(first, first + CUSTOMERS_AT_ONCE);
      const rows = await this.database.query<{ user_id: number; staff_id: number }>(
        `SELECT w.user_id, w.${by} AS staff_id FROM wash_requests w WHERE ${this.stampedFor(some, by)}
          GROUP BY w.user_id, w.${by} ORDER BY w.user_id, COUNT(*) DESC, w.${by}`,
        [...some, this.since()],
      );
      for (const { user_id, staff_id } of rows)
        if (people.has(staff_id) && !usual.has(user_id)) usual.set(user_id, staff_id);
    }
    return usual;
  }

  private stampedFor(userIds: readonly number[], by: StageColumns['by']): string {
    const places = userIds.map(() => '?').join(', ');
    return `w.user_id IN (${places}) AND w.${by} IS NOT NULL AND w.sched_dt >= ?`;
  }

  private since(): string {
    return at(addDays(this.clock.today(), -REMEMBERED_DAYS), '00:00');
  }
}
