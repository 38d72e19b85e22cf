import {
  LEG,
  PROGRESS,
  type CancelKind,
  type Leg,
  type LegName,
  type Progress,
} from '@laundry/shared/constants/progress';
import type { VisitArrival } from '@laundry/shared/rules/visits/visit-arrival';
import { atDoorRefusal, atDoorUntil, isAtDoor } from '@laundry/shared/rules/visits/at-door';
import { nextLegOf } from '@laundry/shared/rules/stages/next-leg';
import { returnedTo, type HoldingAccount, type ReturnedUse } from '@laundry/shared/rules/stages/returned-bags';
import { wasOut } from '@laundry/shared/rules/visits/missed-leg';
import { maskedSurname } from '@laundry/shared/text/person-name';
import type { User } from '../../users/user.entity.js';
import { customerRequestView, type Seen } from '../booking/customer-request.view.js';
import type { Revisit } from '../absence/revisit.queries.js';
import { ProofView } from '../proofs/proof.view.js';
import type { WashRequest } from '../request/wash-request.entity.js';

/** When somebody comes today, by the driver's order and marks. */
export class VisitArrivalView {
  /** How many stops come before. */
  stops: number;
  from: string;
  until: string;
}

/** Whether the bags of the leg that comes next are at the door instead of handed over. */
export class VisitDoorView {
  /** 1 pickup, 2 delivery. */
  leg: Leg;
  is_wished: boolean;
  /** Until when it can be said and taken back; null: until the next try, for somebody was out. */
  until: string | null;
  can_change: boolean;
}

export class VisitAgainTimeView {
  time: string;
  /** Where the delivery goes with it; null: it stays. */
  delivery: string | null;
}

/** When somebody can come again for the leg that was missed. */
export class VisitAgainView {
  /** 1 pickup, 2 delivery. */
  leg: Leg;
  times: VisitAgainTimeView[];
}

/** How bags that a cancel gives back can be used, and until which day (docs/decisions/116). */
export class VisitBagsView {
  use: Exclude<ReturnedUse, 'later'>;
  until: string;
}

/** A request as whoever has its link sees it: no surname in full, no address, no door code, no remarks, no price. */
export class VisitPageView {
  /** The reception number. */
  id: number;
  /** `月●`; null without a surname. */
  name: string | null;
  plan_id: string;
  count: number;
  status: Progress;
  sched_pickup_dt: string | null;
  sched_delivery_dt: string;
  /** Until when somebody comes for the pickup of a one-time request; null where no window is promised. */
  pickup_until: string | null;
  result_pickup_dt: string | null;
  result_wash_dt: string | null;
  result_fold_dt: string | null;
  result_delivery_dt: string | null;
  is_tentative: boolean;
  is_bag_delivery: boolean;
  /** How it ended without a delivery; null: it goes on, or was delivered. */
  cancel_kind: CancelKind | null;
  /** From when on a pickup that was missed, or whose customer was mailed to be out, is cancelled by itself; null while none was. */
  auto_cancel_dt: string | null;
  /** Null: nobody can tell. */
  arrival: VisitArrivalView | null;
  /** The leg that was missed: 1 pickup, 2 delivery; null: none was, or the request is over. */
  missed: Leg | null;
  /** Somebody came for it and nobody was in; else its time just passed. */
  was_out: boolean;
  /** Null: nothing was missed, or no time can be chosen. */
  again: VisitAgainView | null;
  /** Null: this request is handed over otherwise, or is over. */
  at_door: VisitDoorView | null;
  /** Of the delivery and of absences, taken at the door. */
  photos: ProofView[];
  canCancel: boolean;
  /** Null: it cannot be cancelled, or the account is suspended and nothing is said. */
  bags_back: VisitBagsView | null;
  /** The later times of its day to which each leg may be moved. */
  pickup_times: string[];
  delivery_times: string[];
}

interface Told extends Omit<Seen, 'dispNum'> {
  readonly auto_cancel_dt: string | null;
  readonly arrival: VisitArrival | null;
  readonly missed: LegName | null;
  readonly again: Revisit | null;
  readonly photos: readonly ProofView[];
  readonly pickup_times: readonly string[];
  readonly delivery_times: readonly string[];
}

export function visitPageView(
  request: WashRequest,
  user: Pick<User, 'name1'> & HoldingAccount,
  { auto_cancel_dt, arrival, missed, again, photos, pickup_times, delivery_times, ...seen }: Told,
): VisitPageView {
  const own = customerRequestView(request, { ...seen, dispNum: 1 });
  const canCancel = request.cancel_kind === null && own.canCancel;
  return {
    id: own.id,
    name: maskedSurname(user),
    plan_id: own.plan_id,
    count: own.count,
    status: own.status,
    sched_pickup_dt: own.sched_pickup_dt,
    sched_delivery_dt: own.sched_delivery_dt,
    pickup_until: own.pickup_until,
    result_pickup_dt: own.result_pickup_dt,
    result_wash_dt: own.result_wash_dt,
    result_fold_dt: own.result_fold_dt,
    result_delivery_dt: own.result_delivery_dt,
    is_tentative: own.is_tentative,
    is_bag_delivery: own.is_bag_delivery,
    cancel_kind: request.cancel_kind,
    auto_cancel_dt,
    arrival,
    missed: missed && LEG[missed],
    was_out: missed !== null && wasOut(request),
    again: again && { leg: LEG[again.leg], times: [...again.times] },
    at_door: doorView(request, seen.now),
    photos: [...photos],
    canCancel,
    bags_back: canCancel ? bagsView(user, request.count, seen.now) : null,
    pickup_times: [...pickup_times],
    delivery_times: [...delivery_times],
  };
}

function bagsView(user: HoldingAccount, count: number, now: string): VisitBagsView | null {
  const returned = returnedTo(user, count, now);
  return returned === null || returned.use === 'later' ? null : { use: returned.use, until: returned.until };
}

function doorView(request: WashRequest, now: string): VisitDoorView | null {
  const leg = nextLegOf(request);
  const isOver = request.cancelled_at !== null || request.status === PROGRESS.delivered;
  const refusal = atDoorRefusal(request, leg, now);
  if (isOver || refusal?.code === 'at_door_not_offered') return null;
  return { leg, is_wished: isAtDoor(request), until: atDoorUntil(request), can_change: refusal === null };
}
