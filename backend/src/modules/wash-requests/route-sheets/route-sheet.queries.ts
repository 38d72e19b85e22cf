import { Inject, Injectable } from '@nestjs/common';
import { ABSENCE_STATUS, PROGRESS } from '@laundry/shared/constants/progress';
import { inVisitOrder } from '@laundry/shared/rules/dispatch/visit-order';
import { addDays, daySpan, type JstDate, type JstSpan } from '@laundry/shared/time/jst';
import type { Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { Encryption } from '../../../common/crypto/encryption.js';
import { Conditions } from '../../../common/sql/conditions.js';
import { Database } from '../../../common/transaction/database.js';
import { STOP_SORT } from '../work/own-stops.js';
import { isMasked, visibleRequests } from '../dispatch/console-request-scope.js';
import { legsInSpan } from '../request/legs-in-span.js';
import type { RouteSheetsView, RouteSheetView } from './route-sheet.view.js';
import {
  PERSONAL_STOP_COLUMNS,
  routeStopView,
  STOP_COLUMNS,
  STOP_TABLES,
  type RouteStopRow,
} from './route-stop-row.js';

/** What is late is on today's sheet for so long, as on the driver's screen. */
const DAYS_BACK = 30;
/** Many more than everybody drives in a day. */
const ROWS = 2_000;

/** The stops of a day by who drives them. */
@Injectable()
export class RouteSheetQueries {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Encryption) private readonly encryption: Encryption,
  ) {}

  async ofDay(caller: Principal, date: JstDate): Promise<RouteSheetsView> {
    const today = this.clock.today();
    const span = daySpan(date === today ? addDays(date, -DAYS_BACK) : date, date);
    const where = stopsOf(caller, span, date === today);
    const columns = isMasked(caller) ? STOP_COLUMNS : `${STOP_COLUMNS}, ${PERSONAL_STOP_COLUMNS}`;
    const found = await this.database.query<RouteStopRow<string>>(
      `SELECT ${columns} FROM ${STOP_TABLES} WHERE ${where.sql} ORDER BY ${STOP_SORT} LIMIT ${ROWS + 1}`,
      where.parameters,
    );
    const rows = found.slice(0, ROWS).map((row) => this.opened(row));
    return { date, sheets: sheetsOf(rows, span, today), is_cut: found.length > ROWS };
  }

  private opened(row: RouteStopRow<string>): RouteStopRow {
    if (row.delivery_box_pw === undefined) return row;
    return { ...row, delivery_box_pw: this.encryption.open(row.delivery_box_pw) };
  }
}

/** Today what is listed until tonight, late ones too; of another day the legs that are to be made. Who is on hold waits for the desk. */
function stopsOf(caller: Principal, span: JstSpan, isToday: boolean): Conditions {
  const scope = visibleRequests(caller);
  const legs = isToday
    ? {
        sql: `w.sched_dt BETWEEN ? AND ? AND w.status <> ${PROGRESS.delivered}`,
        parameters: [span.from, span.to],
      }
    : legsInSpan(span);
  return new Conditions()
    .add(legs.sql, ...legs.parameters)
    .add(scope.sql, ...scope.parameters)
    .add(`w.absence_status <> ${ABSENCE_STATUS.onHold}`);
}

function sheetsOf(rows: readonly RouteStopRow[], span: JstSpan, today: JstDate): RouteSheetView[] {
  const ids = [...new Set(rows.map(({ staff_id }) => staff_id))];
  const place = (id: number | null): number => id ?? Infinity;
  return ids
    .sort((one, other) => (place(one) < place(other) ? -1 : 1))
    .map((id) => {
      const own = rows.filter(({ staff_id }) => staff_id === id);
      return {
        staff_id: id,
        name1: own[0]?.staff_name1 ?? null,
        name2: own[0]?.staff_name2 ?? null,
        stops: inVisitOrder(own.map((row) => routeStopView(row, span, today))),
      };
    });
}
