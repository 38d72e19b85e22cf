import { addDays, weekday } from '@laundry/shared/time/jst';
import type { User } from '../../../src/modules/users/user.entity.js';
import { buildCustomer } from '../rows/build-people.js';
import { buildRequest } from '../rows/build-request.js';
import { buildSchedule } from '../rows/build-schedule.js';
import type { Caller, RunningApp } from '../servers/start-app.js';
import type { TwoServers } from '../servers/two-servers.js';
import { begin } from './buy-washes.js';
import { isOld, type Edge, type Moment } from './moments.js';

const OWN_PLAN = 't8_2';
/** Chosen in the old month, for the new one. */
export const CONFIRMED = 't4_2';

export const COMPANY = {
  is_company: true,
  company_name: '株式会社山田',
  invoice_approved_at: '2026-01-10 10:00:00',
  payment_method_id: 2,
  latest_payment_method_id: 2,
  created_at: '2026-01-10 10:00:00',
} as const;
export const CONFIRMS = { next_month_plan_id: CONFIRMED, next_month_pickup_delivery_type: 5 } as const;

/** A customer in the old month, with what a write may need. */
export interface Scene {
  readonly app: RunningApp;
  readonly user: User;
  readonly caller: Caller;
  readonly requestId: number;
  /** Begun by card in the old month. */
  readonly paymentNo: string | null;
  readonly operator: Caller;
  readonly plan: string;
  readonly day: string;
}

interface Answered {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Write {
  readonly user?: Partial<User>;
  /** Bought by card before the month ends, paid by the write. */
  readonly begins?: true;
  /** Played at every edge, the others at one. */
  readonly money?: true;
  /** Played by more than one call. */
  readonly several?: true;
  readonly play: (scene: Scene) => PromiseLike<Answered | void>;
}

export const dates = (day: string) => ({
  sched_pickup_dt: `${day} 13:00:00`,
  sched_delivery_dt: `${addDays(day, 7)} 13:00:00`,
});

/** A Tuesday to Thursday of the new month, on which the schedule makes no request. */
const dayAfter = (first: string, from: number): string => {
  const day = addDays(first, from);
  return [2, 3, 4].includes(weekday(day)) ? day : dayAfter(first, from + 1);
};

/** Called in the old month. */
export async function sceneOf(
  { app, onReplica }: Pick<TwoServers, 'app' | 'onReplica'>,
  write: Write,
  [, first]: Edge,
  operator: Caller,
  moment: Moment,
): Promise<Scene> {
  const user = await buildCustomer(app, { ...COMPANY, ...CONFIRMS, next_month_plan_valid_from: first, ...write.user });
  await buildSchedule(app, user, { from_month: '2026-01', count: 1, week_type: 3 });
  const request = await buildRequest(app, user, {
    ...dates(dayAfter(first, 9)),
    // What was booked earlier was booked under the plan of then.
    plan_id: OWN_PLAN,
    count: user.available_request_count === 0 ? 0 : 2,
  });
  const caller = await onReplica(user);
  const paymentNo = write.begins ? await begin(caller, OWN_PLAN) : null;
  const plan = isOld(moment) || user.next_month_plan_id === null ? user.plan_id : CONFIRMED;
  return { app, user, caller, requestId: request.id, paymentNo, operator, plan, day: dayAfter(first, 3) };
}
