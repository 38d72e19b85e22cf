import { usesBalance } from '@laundry/shared/rules/stages/request-ending';
import { PROGRESS, REQUEST_TYPE } from '@laundry/shared/constants/progress';
import { PickupPlaces } from '../../src/modules/calendar/places/pickup-places.js';
import { Ledger } from '../../src/modules/balance/ledger.js';
import type { User } from '../../src/modules/users/user.entity.js';
import { newRequest, type NewRequest } from '../../src/modules/wash-requests/booking/new-request.js';
import { WashRequest } from '../../src/modules/wash-requests/request/wash-request.entity.js';
import { noteBuilt } from './sound-database.js';
import type { RunningApp } from './start-app.js';

type BuiltRequest = NewRequest & { readonly id: number };

/**
 * A request of `customer`, as if it had been made: it takes its place on the day and its bags from the ledger. Pickup
 * is Thursday 2026-11-26 13:00, delivery the Monday after, one bag, unhandled, unless overridden.
 */
export async function buildRequest(
  app: RunningApp,
  customer: User,
  overrides: Partial<NewRequest> = {},
): Promise<BuiltRequest> {
  const row = {
    ...newRequest(customer, {
      request_type: REQUEST_TYPE.eachTime,
      count: 1,
      sched_pickup_dt: overrides.sched_pickup_dt ?? '2026-11-26 13:00:00',
      sched_delivery_dt: overrides.sched_delivery_dt ?? '2026-11-30 13:00:00',
      delivery_box_pw: '',
      bikou: '',
      created_at: app.clock.now(),
    }),
    ...overrides,
  };
  // Listed under its pickup until picked up, then under its delivery (handbook/requests.md).
  const listed = overrides.sched_dt ?? (row.status === PROGRESS.unhandled ? row.sched_dt : row.sched_delivery_dt);
  const stored: NewRequest = { ...row, sched_dt: listed };
  const isLive = stored.cancelled_at === null;
  return app.database.inTransaction(async () => {
    const { app: nest, database } = app;
    const takesBags = isLive && usesBalance(stored);
    const use = { userId: customer.id, delta: -stored.count, reason: 'request', actorId: customer.id } as const;
    const ledger = nest.get(Ledger, { strict: false });
    const begun = takesBags ? await ledger.begin(use) : null;
    if (takesBags && begun === null) throw new Error(`customer ${customer.id} has no bags left`);
    if (isLive && stored.sched_pickup_dt !== null) {
      const date = stored.sched_pickup_dt.slice(0, 10);
      if (!(await nest.get(PickupPlaces, { strict: false }).reserve(date))) throw new Error(`${date} is full`);
    }
    const { identifiers } = await database.manager.insert(WashRequest, stored);
    const id = Number(identifiers[0]?.['id']);
    await begun?.record(id);
    noteBuilt(app.env['DATABASE_URL'] ?? '', id);
    return { ...stored, id };
  });
}
