import { BusinessHoliday } from '../../../src/modules/calendar/holidays/business-holiday.entity.js';
import { PickupDay } from '../../../src/modules/calendar/places/pickup-day.entity.js';
import { OperationHistory } from '../../../src/modules/history/operation-history.entity.js';
import { Mail } from '../../../src/modules/mail/mail.entity.js';
import { User } from '../../../src/modules/users/user.entity.js';
import { WashRequest } from '../../../src/modules/wash-requests/request/wash-request.entity.js';
import { buildArea } from '../rows/build-area.js';
import { buildCustomer } from '../rows/build-people.js';
import type { Breaks } from '../looks/sound-database.js';
import { startApp, type Caller, type RunningApp } from '../servers/start-app.js';

/** Thursday to Monday: 48 hours and three open days. */
export const THURSDAY = { sched_pickup_dt: '2026-11-26 13:00:00', sched_delivery_dt: '2026-11-30 13:00:00', count: 1 };

export const post = (caller: Caller, body: object) => caller.post('/users/me/washRequests').send(body);
export const put = (caller: Caller, id: number, body: object) => caller.put(`/users/me/washRequests/${id}`).send(body);
export const cancel = (caller: Caller, id: number) => caller.delete(`/users/me/washRequests/${id}`);

/** Area 15000 as built customers have it, 15001 at 10:00 only, 15002 without monthly plans; a holiday on 2026-12-07. */
export async function startWithAreas(breaks: Breaks = {}): Promise<RunningApp> {
  const app = await startApp({ breaks });
  await buildArea(app);
  await buildArea(app, { zipcode: '15001', start_time: '10:00', end_time: '10:00' });
  await buildArea(app, { zipcode: '15002', is_valid_monthly: false });
  await app.database.manager.insert(BusinessHoliday, { date: '2026-12-07' });
  return app;
}

/** A built customer with a session of their own. */
export async function signedIn(
  app: RunningApp,
  overrides: Parameters<typeof buildCustomer>[1] = {},
): Promise<{ user: User; caller: Caller }> {
  const user = await buildCustomer(app, overrides);
  return { user, caller: await app.as(user) };
}

export const rowOf = (app: RunningApp, id: number): Promise<WashRequest> =>
  app.database.manager.findOneByOrFail(WashRequest, { id });

export const placesOn = async (app: RunningApp, date: string): Promise<number> =>
  (await app.database.manager.findOneBy(PickupDay, { date }))?.used ?? 0;

export const bagsOf = async (app: RunningApp, user: User): Promise<number> =>
  (await app.database.manager.findOneByOrFail(User, { id: user.id })).available_request_count;

/** Operation types of what was done to a customer, in order. */
export async function operationsOf(app: RunningApp, user: User): Promise<number[]> {
  const rows = await app.database.manager.find(OperationHistory, { where: { user_id: user.id }, order: { id: 'ASC' } });
  return rows.map(({ operation_type }) => operation_type);
}

/** Templates of the mails to a customer, in order. */
export async function mailsOf(app: RunningApp, user: User): Promise<string[]> {
  const rows = await app.database.manager.find(Mail, { where: { user_id: user.id }, order: { id: 'ASC' } });
  return rows.map(({ template }) => template);
}
