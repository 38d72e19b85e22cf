import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { buildArea } from '../harness/rows/build-area.js';
import { buildAdmin, buildCustomer, buildStaff } from '../harness/rows/build-people.js';
import { individual } from '../harness/calls/registration.js';
import { startApp, type RunningApp } from '../harness/servers/start-app.js';
import { statementsOf } from '../harness/looks/statements.js';

/** The library itself: every hash of a password is a call of it. */
const argon2 = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');

let app: RunningApp;
let callers = 0;
beforeAll(async () => {
  app = await startApp({ env: { RATE_LIMIT: 'on', TRUSTED_PROXIES: '1' } });
  await buildArea(app);
});
afterAll(() => app.close());

const withdrawn = () =>
  buildCustomer(app, { status: USER_STATUS.withdrawn, withdrawal_dt: '2026-11-20 09:00:00', turned_month: '2026-11' });
const nobody = () => `nobody-${(callers += 1)}@example.com`;

/** What a call by a network of its own makes the server do: a clock would tell the same, and be wrong now and then. */
async function workOf(path: string, body: object): Promise<{ status: number; hashes: number; statements: string[] }> {
  const spies = [jest.spyOn(argon2, 'hash'), jest.spyOn(argon2, 'verify')];
  let status = 0;
  const statements = await statementsOf(app, async () => {
    ({ status } = await app.anonymous
      .post(path)
      .set('x-forwarded-for', `192.0.2.${(callers += 1)}`)
      .send(body));
  });
  const hashes = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
  for (const spy of spies) spy.mockRestore();
  // Some ids are written into their statement.
  return { status, hashes, statements: statements.map((sql) => sql.replace(/= \d+/g, '= ?')) };
}

test.each([
  ['a customer', () => buildCustomer(app)],
  [
    'a stopped customer',
    () => buildCustomer(app, { status: USER_STATUS.suspended, stop_start_dt: '2026-11-01 09:00:00' }),
  ],
  ['a withdrawn customer', withdrawn],
  ['a driver', () => buildStaff(app, { role_type: ROLE_TYPE.delivery })],
  ['an administrator', () => buildAdmin(app)],
])('a sign-in by a wrong password does the same for the address of %s as for nobody’s', async (_, build) => {
  const { email } = await build();
  const known = await workOf('/login', { email, password: 'wrong-one1' });
  expect(known).toMatchObject({ status: 401, hashes: 1 });
  expect(await workOf('/login', { email: nobody(), password: 'wrong-one1' })).toEqual(known);
});

test('a forgotten password does the same for the address of who has left as for nobody’s', async () => {
  // The first of all begins the window of all.
  await workOf('/password/forgot', { email: nobody() });
  const { email } = await withdrawn();
  const known = await workOf('/password/forgot', { email });
  expect(known).toMatchObject({ status: 404, hashes: 0 });
  expect(await workOf('/password/forgot', { email: nobody() })).toEqual(known);
});

test('a registration hashes its password once, whether or not its address is in use', async () => {
  const { email } = await buildCustomer(app);
  expect(await workOf('/register', individual(email))).toMatchObject({ status: 422, hashes: 1 });
  expect(await workOf('/register', individual(nobody()))).toMatchObject({ status: 201, hashes: 1 });
});

test.each([
  ['a name', { name1: '' }, 1],
  ['a good password', { password: 'short', password_confirm: 'short' }, 0],
])('a registration without %s does the same whether or not its address is in use', async (_, lacking, hashes) => {
  const { email } = await buildCustomer(app);
  const known = await workOf('/register', { ...individual(email), ...lacking });
  expect(known).toMatchObject({ status: 422, hashes });
  expect(await workOf('/register', { ...individual(nobody()), ...lacking })).toEqual(known);
});
