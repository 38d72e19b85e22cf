import { CANCEL_KIND, type CancelKind } from '@laundry/shared/constants/progress';
import { returnedCount } from '@laundry/shared/rules/stages/request-ending';
import { IsNull } from 'typeorm';
import { Ledger } from '../../../src/modules/balance/ledger.js';
import { PickupPlaces } from '../../../src/modules/calendar/places/pickup-places.js';
import { WashRequest } from '../../../src/modules/wash-requests/request/wash-request.entity.js';
import { noteBuilt } from '../looks/sound-database.js';
import type { RunningApp } from '../servers/start-app.js';

/** Ends all that is under way, or a customer's, without a mail or an entry: what was left before is not this test's. */
export async function endRequests(app: RunningApp, of: { readonly user_id?: number } = {}): Promise<void> {
  const underWay = { ...of, cancelled_at: IsNull(), result_delivery_dt: IsNull() };
  for (const row of await app.database.manager.findBy(WashRequest, underWay)) await end(app, row, kindOf(row));
}

function kindOf({ pay_by, result_pickup_dt }: WashRequest): CancelKind {
  if (pay_by !== null) return CANCEL_KIND.unpaid;
  return result_pickup_dt === null ? CANCEL_KIND.operator : CANCEL_KIND.discard;
}

async function end(
  { app, database, clock, env }: RunningApp,
  row: WashRequest,
  cancel_kind: CancelKind,
): Promise<void> {
  const { id, user_id: userId, sched_pickup_dt, result_pickup_dt } = row;
  const back = {
    userId,
    delta: returnedCount(cancel_kind, row),
    reason: 'cancel',
    requestId: id,
    actorId: null,
  } as const;
  await database.inTransaction(async () => {
    if (sched_pickup_dt !== null && result_pickup_dt === null)
      await app.get(PickupPlaces, { strict: false }).release(sched_pickup_dt.slice(0, 10));
    await database.manager.update(WashRequest, { id }, { cancelled_at: clock.now(), cancel_kind });
    if (back.delta > 0) await app.get(Ledger, { strict: false }).move(back);
  });
  noteBuilt(env['DATABASE_URL'] ?? '', id);
}
