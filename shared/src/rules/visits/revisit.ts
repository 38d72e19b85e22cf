import type { LegName } from '../../constants/progress.js';
import { VISIT_LIMITS } from '../../constants/visit-limits.js';
import { type JstDate, type JstDateTime, addDays, at, dateOf, eachDay, timeOf } from '../../time/jst.js';
import { timesOf } from '../areas/area-hours.js';
import { isBeforeDeadline } from '../dates/change-hours.js';
import { type ChangeableRow, changeableRow } from '../dates/change-rules.js';
import {
  type ChangeDecision,
  type ChangeRefusal,
  type DateChange,
  decideOperatorChange,
} from '../dates/date-change.js';
import { DELIVERY_FIELD, decideDelivery, isLongEnoughAfter } from '../dates/delivery-rules.js';
import { PICKUP_FIELD } from '../dates/pickup-rules.js';
import type { RequestContext } from '../dates/request-context.js';
import { type Refusal, refuse } from '../decision.js';
import { isTentativeDelivery } from '../stages/request-progress.js';
import { type MissedRow, missedLeg } from './missed-leg.js';

/** A time at which somebody can come again. */
export interface RevisitTime {
  readonly time: JstDateTime;
  /** Of a pickup: where its delivery goes, when it leaves too little time to wash; null: it stays. */
  readonly delivery: JstDateTime | null;
}

export type RevisitDecision =
  | Extract<ChangeDecision, { readonly ok: true }>
  | { readonly ok: false; readonly refusals: readonly Refusal<ChangeRefusal | 'revisit_too_soon' | 'stale'>[] };

const FIELDS = { pickup: PICKUP_FIELD, delivery: DELIVERY_FIELD } as const;

/** Of the next open days that take it, the times to which a missed leg can be moved; `full`: days without a place for another pickup. */
export function revisitTimes(row: MissedRow, context: RequestContext, full: ReadonlySet<JstDate>): RevisitTime[] {
  const leg = missedLeg(row, context.now);
  const { area, now, requestType } = context;
  if (leg === null || area === null) return [];
  const today = dateOf(now);
  const clock = timesOf(area, requestType);
  const held = row.sched_pickup_dt === null ? null : dateOf(row.sched_pickup_dt);
  const days = eachDay(today, addDays(today, VISIT_LIMITS.revisitWithinDays))
    .filter((date) => leg === 'delivery' || date === held || !full.has(date))
    .map((date) => clock.map((time) => revisitAt(row, leg, at(date, time), context)).filter((found) => found !== null))
    .filter((times) => times.length > 0);
  return days.slice(0, VISIT_LIMITS.revisitDays).flat();
}

/** Whether a missed leg can be moved: as an operator moves it, from two hours on, and its delivery no further than it must. */
export function decideRevisit(row: MissedRow, change: DateChange, context: RequestContext): RevisitDecision {
  const leg = missedLeg(row, context.now);
  const time = leg === null ? undefined : change[leg];
  const refused = (code: 'time_limit_exceeded' | 'revisit_too_soon' | 'stale', field: string): RevisitDecision => ({
    ok: false,
    refusals: [refuse(code, field)],
  });
  if (leg === null || time === undefined) return refused('time_limit_exceeded', FIELDS[leg ?? 'pickup']);
  if (!isBeforeDeadline(time, context.now)) return refused('revisit_too_soon', FIELDS[leg]);
  const changeable = changeableRow(row);
  if (leg === 'pickup' && (change.delivery ?? null) !== deliveryAfter(changeable, time, context))
    return refused('stale', DELIVERY_FIELD);
  return decideOperatorChange(changeable, change, context);
}

function revisitAt(row: MissedRow, leg: LegName, time: JstDateTime, context: RequestContext): RevisitTime | null {
  const delivery = leg === 'pickup' ? deliveryAfter(changeableRow(row), time, context) : null;
  const change = { [leg]: time, ...(delivery !== null && { delivery }) };
  return decideRevisit(row, change, context).ok ? { time, delivery } : null;
}

/** Where a delivery goes that a pickup leaves too little time for: the first day that takes it at its hour. Null: it stays. */
function deliveryAfter(row: ChangeableRow, pickup: JstDateTime, context: RequestContext): JstDateTime | null {
  const { sched_delivery_dt: delivery } = row;
  if (delivery === null || isTentativeDelivery(delivery)) return null;
  if (isLongEnoughAfter(pickup, delivery, context.calendar)) return null;
  const from = dateOf(pickup);
  const day = eachDay(from, addDays(from, VISIT_LIMITS.revisitDeliveryDays)).find(
    (date) => decideDelivery(at(date, timeOf(delivery)), pickup, context).ok,
  );
  return day === undefined ? null : at(day, timeOf(delivery));
}
