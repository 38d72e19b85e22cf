import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { PROGRESS } from '@laundry/shared/constants/progress';
import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { inVisitOrder } from '@laundry/shared/rules/dispatch/visit-order';
import { addDays, at, dateOf, type JstDate } from '@laundry/shared/time/jst';
import type { Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { Database } from '../../../common/transaction/database.js';
import {
  consoleRequestView,
  PERSONAL_ROW_COLUMNS,
  ROW_COLUMNS,
  ROW_TABLES,
  type ConsoleRequestRow,
} from '../dispatch/console-request-row.js';
import { isMasked, visibleRequests } from '../dispatch/console-request-scope.js';
import type { SqlCondition } from '../../../common/sql/conditions.js';
import { careColumns, careView, type CareView } from '../../users/care/care.view.js';
import { IS_OPEN, REPORT_DAYS, STATE } from '../offline-acts/reported-act.js';
import { STAGE_COLUMNS, type StageColumns } from '../request/stage-columns.js';
import { openStops, STOP_ORDER, stamped } from './own-stops.js';
import type { MarkedStageView, WorkView } from './work.view.js';

const STAMPED_BY = STAGE_COLUMNS.map(({ by }) => `w.${by}`).join(', ');
const HAS_REPORT = `EXISTS (SELECT 1 FROM operation_histories h ${STATE} WHERE h.wreq_id = w.id
  AND h.operation_type = ${OPERATION.actReported} AND h.search_timestamp >= ? AND ${IS_OPEN}) AS has_report`;
type WorkRow = ConsoleRequestRow &
  CareView & { readonly has_report: number } & Readonly<Record<StageColumns['by'], number | null>>;

/** What somebody has to do today, and what they have done. */
@Injectable()
export class WorkQueries {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * By time: for who washes and folds all that is in the house, for the others their own stops of the day and before,
   * those of one half hour in the order of a drive.
   */
  async of(caller: Principal): Promise<WorkView[]> {
    const scope = visibleRequests(caller);
    const isDriven = caller.role_type !== ROLE_TYPE.wash;
    const ways = isDriven ? this.stops(caller) : this.inHouse(caller);
    const found = ways.map(({ sql }) => `SELECT w.id FROM wash_requests w WHERE ${sql}`).join(' UNION ');
    const columns = isMasked(caller) ? ROW_COLUMNS : `${ROW_COLUMNS}, ${PERSONAL_ROW_COLUMNS}`;
    const today = this.clock.today();
    const rows = await this.database.query<WorkRow>(
      `SELECT ${columns}, ${careColumns('u')}, ${STAMPED_BY}, ${HAS_REPORT} FROM (${found}) d CROSS JOIN ${ROW_TABLES}
        WHERE w.id = d.id AND ${scope.sql}
        ${STOP_ORDER}`,
      [at(addDays(today, -REPORT_DAYS), '00:00'), ...ways.flatMap(({ parameters }) => parameters), ...scope.parameters],
    );
    const work = rows.map((row) => ({
      ...consoleRequestView(row),
      marked: markedBy(caller, row, today),
      care: careView(row),
      ...(row.has_report === 1 && { has_report: true as const }),
    }));
    return isDriven ? inVisitOrder(work) : work;
  }

  private stops({ personId: id }: Principal): SqlCondition[] {
    const today = this.clock.today();
    return [openStops(id, today), stamped('result_pickup_dt', id, today), stamped('result_delivery_dt', id, today)];
  }

  private inHouse({ personId: id }: Principal): SqlCondition[] {
    const today = this.clock.today();
    const waiting = `w.status IN (${PROGRESS.pickedUp}, ${PROGRESS.washed}) AND w.is_bag_delivery = FALSE`;
    return [
      { sql: waiting, parameters: [] },
      stamped('result_wash_dt', id, today),
      stamped('result_fold_dt', id, today),
    ];
  }
}

/** What the caller marked of a request today, stage by stage. */
const markedBy = (caller: Principal, row: WorkRow, today: JstDate): MarkedStageView[] =>
  STAGE_COLUMNS.flatMap(({ status, at: key, by }) => {
    const stamp = row[key];
    return stamp !== null && row[by] === caller.personId && dateOf(stamp) === today ? [{ status, at: stamp }] : [];
  });
