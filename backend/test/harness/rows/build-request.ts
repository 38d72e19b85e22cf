import { returnedCount, usesBalance } from '@laundry/shared/rules/stages/request-ending';
import { CANCEL_KIND, REQUEST_TYPE } from '@laundry/shared/constants/progress';
import { addHours } from '@laundry/shared/time/jst';
import { PickupPlaces } from '../../../src/modules/calendar/places/pickup-places.js';
import { Ledger } from '../../../src/modules/balance/ledger.js';
import type { User } from '../../../src/modules/users/user.entity.js';
import { newRequest, type NewRequest } from '../../../src/modules/wash-requests/booking/new-request.js';
import { WashRequest } from '../../../src/modules/wash-requests/request/wash-request.entity.js';
import { builtStages } from './built-stages.js';
import { owe } from '../calls/sandbox.js';
import { noteBuilt } from '../looks/sound-database.js';
import type { RunningApp } from '../servers/start-app.js';

type BuiltRequest = NewRequest & { readonly id: number };

/** Unless a test says another, or its pickup is later: then so many hours after that. */
const DELIVERY = '2026-11-30 13:00:00';
const HOURS_UNTIL_DELIVERY = 96;

/**
 * A request of `user`, as if it had been made: it takes its place on the day and its bags from the ledger. Pickup is
 * Thursday 2026-11-26 13:00, delivery the Monday after, one bag, unhandled, unless overridden; what its status, its stamps
 * or its end leave in the row besides is there, and so is the payment that it waits for.
 */
export async function buildRequest(
  app: RunningApp,
  user: User,
  overrides: Partial<NewRequest> = {},
): Promise<BuiltRequest> {
  const stored = rowOf(app, user, overrides);
  const built = await app.database.inTransaction(async () => {
    const { app: nest, database } = app;
    const bags = bagsOf(stored);
    const use = { userId: user.id, delta: -bags, reason: 'request', actorId: user.id } as const;
    const begun = bags === 0 ? null : await nest.get(Ledger, { strict: false }).begin(use);
    if (bags > 0 && begun === null) throw new Error(`customer ${user.id} has no bags left`);
    if (stored.sched_pickup_dt !== null && (isLive(stored) || stored.result_pickup_dt !== null)) {
      const date = stored.sched_pickup_dt.slice(0, 10);
      if (!(await nest.get(PickupPlaces, { strict: false }).reserve(date))) throw new Error(`${date} is full`);
    }
    const { identifiers } = await database.manager.insert(WashRequest, stored);
    const id = Number(identifiers[0]?.['id']);
    await begun?.record(id);
    noteBuilt(app.env['DATABASE_URL'] ?? '', id);
    return { ...stored, id };
  });
  if (stored.pay_by !== null && isLive(stored)) await owe(app, user, built.id, stored.pay_by);
  return built;
}

const isLive = ({ cancelled_at }: NewRequest): boolean => cancelled_at === null;

/** Bags that it has cost, now that it is as it is. */
function bagsOf(row: NewRequest): number {
  if (!usesBalance(row)) return 0;
  return row.cancel_kind === null ? row.count : row.count - returnedCount(row.cancel_kind, row);
}

function rowOf(app: RunningApp, user: User, overrides: Partial<NewRequest>): NewRequest {
  const sched_pickup_dt = overrides.sched_pickup_dt ?? '2026-11-26 13:00:00';
  const delivery = sched_pickup_dt < DELIVERY ? DELIVERY : addHours(sched_pickup_dt, HOURS_UNTIL_DELIVERY);
  const wanted = {
    request_type: REQUEST_TYPE.eachTime,
    count: 1,
    sched_pickup_dt,
    sched_delivery_dt: overrides.sched_delivery_dt ?? delivery,
    delivery_box_pw: '',
    bikou: '',
    created_at: app.clock.now(),
  };
  const row = { ...newRequest(user, wanted), ...overrides };
  const done = { ...row, ...builtStages(row, overrides.status, user.id) };
  const cancel_kind = row.cancel_kind ?? (row.cancelled_at === null ? null : CANCEL_KIND.customer);
  return { ...done, cancel_kind, sched_dt: overrides.sched_dt ?? listedUnder(done) };
}

/** Its pickup until picked up, then its delivery (handbook/requests.md#listed-under). */
function listedUnder(row: NewRequest): string {
  if (row.sched_pickup_dt === null) return row.sched_delivery_dt;
  return row.result_pickup_dt === null || row.is_tentative ? row.sched_pickup_dt : row.sched_delivery_dt;
}
