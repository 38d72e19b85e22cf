import { OneTimeToken } from '../../src/modules/sessions/one-time-token.entity.js';
import { User } from '../../src/modules/users/user.entity.js';
import { buildArea } from '../harness/rows/build-area.js';
import { company, individual, monthly } from '../harness/calls/registration.js';
import { startApp, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
let number = 0;
const email = (): string => `taro${(number += 1)}@example.com`;
const register = (body: object) => app.anonymous.post('/register').send(body);
const stored = (address: string): Promise<User> => app.database.manager.findOneByOrFail(User, { email: address });

beforeAll(async () => {
  app = await startApp();
  await buildArea(app);
});
afterAll(() => app.close());

/** The ticket of an account by card, which is confirmed by then. */
async function ticketOf(address = email()): Promise<string> {
  const { body } = await register(monthly(address)).expect(201);
  await app.database.manager.update(User, { email: address }, { status: 1 });
  return body.ticket;
}
const exchange = (ticket: string) => app.anonymous.get(`/getToken/${ticket}`);

it('a ticket gives a session once', async () => {
  const address = email();
  const ticket = await ticketOf(address);
  const { body } = await exchange(ticket).expect(200);
  const user = await stored(address);
  expect(body).toEqual({ token: { access_token: expect.any(String) }, user: { id: user.id, payment_method_id: 1 } });
  await app.anonymous.get('/users/me').auth(body.token.access_token, { type: 'bearer' }).expect(200);
  await exchange(ticket).expect(404);
});

it('a ticket gives one session to 50 who ask at once', async () => {
  const ticket = await ticketOf();
  const statuses = (await Promise.all(Array.from({ length: 50 }, () => exchange(ticket)))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 404)).toHaveLength(49);
});

it('a ticket of a provisional account works once it is paid', async () => {
  const address = email();
  const { ticket } = (await register(monthly(address)).expect(201)).body;
  await exchange(ticket).expect(404);
  await app.database.manager.update(User, { email: address }, { status: 1 });
  await exchange(ticket).expect(200);
});

it.each([individual, company])('who has a token gets no ticket besides (%#)', async (form) => {
  const { body } = await register(form(email())).expect(201);
  expect(Object.keys(body).sort()).toEqual(['token', 'user']);
  expect(await app.database.manager.countBy(OneTimeToken, { user_id: body.user.id })).toBe(0);
});

it('a ticket is good for 30 minutes', async () => {
  const [early, late] = [await ticketOf(), await ticketOf()];
  const now = app.clock.now();
  const rows = await app.database.manager.find(OneTimeToken);
  expect(rows.some(({ token_hash }) => token_hash === early)).toBe(false);
  app.clock.set('2026-11-25 09:29:30');
  await exchange(early).expect(200);
  app.clock.set('2026-11-25 09:31:00');
  await exchange(late).expect(404);
  app.clock.set(now);
});

it.each(['1', 'x', 'a'.repeat(100), '%00'])('a ticket that was never given is not found: %s', async (ticket) => {
  await exchange(ticket).expect(404);
});
