import { hash } from '@node-rs/argon2';
import { CONFIG, type Config } from '../../src/config/config.js';
import type { User } from '../../src/modules/users/user.entity.js';
import { buildAdmin, buildCustomer, buildStaff, PASSWORD } from '../harness/rows/build-people.js';
import { logLinesOf } from '../harness/looks/log-lines.js';
import { NOW, startApp, type RunningApp } from '../harness/servers/start-app.js';
import { statementsOf } from '../harness/looks/statements.js';
import { onMysql } from '../harness/servers/test-database.js';

const WRONG = 'demo1235';
/** Behind one proxy, which tells the caller's address. */
let app: RunningApp;
let hosts = 0;
beforeAll(async () => {
  app = await startApp({ env: { RATE_LIMIT: 'on', TRUSTED_PROXIES: '1' } });
});
afterAll(() => app.close());
beforeEach(() => app.clock.set(NOW));

const newAddress = (): string => `192.0.2.${(hosts += 1)}`;
const login = (email: string, password: string, from: string, on = app) =>
  on.anonymous.post('/login').set('x-forwarded-for', from).send({ email, password });
const statusesOf = async (answers: readonly PromiseLike<{ status: number }>[]): Promise<Record<number, number>> => {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(answers)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** An account with `count` wrong passwords tried from `from`. */
async function afterWrong(count: number, from: string): Promise<User> {
  const user = await buildCustomer(app);
  for (let tries = 0; tries < count; tries += 1) await login(user.email, WRONG, from).expect(401);
  return user;
}

describe('wrong passwords', () => {
  it.each([
    ['of an account', async () => (await buildCustomer(app)).email],
    ['of an address without an account', async () => 'nobody@example.com'],
  ])('%s, fifty at once: ten are answered, the others wait for the next window', async (_name, email) => {
    const [address, from] = [await email(), newAddress()];
    expect(await statusesOf(times(50, () => login(address, WRONG, from)))).toEqual({ 401: 10, 429: 40 });
  });

  it('end at the tenth, even for the right one, until fifteen minutes after the first', async () => {
    const from = newAddress();
    const user = await afterWrong(10, from);
    for (const password of [WRONG, PASSWORD]) {
      const { headers } = await login(user.email, password, from).expect(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
    }
    app.clock.set('2026-11-25 09:14:30');
    await login(user.email, PASSWORD, from).expect(429);
    app.clock.set('2026-11-25 09:15:30');
    await login(user.email, PASSWORD, from).expect(200);
  });

  it('in the next window count anew', async () => {
    const from = newAddress();
    const user = await afterWrong(10, from);
    app.clock.set('2026-11-25 09:15:30');
    expect(await statusesOf(times(20, () => login(user.email, WRONG, from)))).toEqual({ 401: 10, 429: 10 });
  });

  it('leave the right one in up to the ninth, and it takes none of them back', async () => {
    const from = newAddress();
    const user = await afterWrong(9, from);
    for (let tries = 0; tries < 3; tries += 1) await login(user.email, PASSWORD, from).expect(200);
    await login(user.email, WRONG, from).expect(401);
    await login(user.email, WRONG, from).expect(429);
  });

  it('do not count when they are right: eleven whose check takes long get in at once', async () => {
    const user = await buildCustomer(app, { password_hash: await hash(PASSWORD, { timeCost: 4 }) });
    const from = newAddress();
    expect(await statusesOf(times(11, () => login(user.email, PASSWORD, from)))).toEqual({ 200: 11 });
    await login(user.email, WRONG, from).expect(401);
  });

  it('in a burst hide no right one: what comes after forty of them is not even checked', async () => {
    const user = await buildCustomer(app, { password_hash: await hash(PASSWORD) });
    const from = newAddress();
    const passwords = times(50, (index) => (index < 40 ? WRONG : PASSWORD));
    expect(await statusesOf(passwords.map((password) => login(user.email, password, from)))).toEqual({
      401: 10,
      429: 40,
    });
  });

  it('count however the address is written', async () => {
    const from = newAddress();
    const user = await buildCustomer(app);
    const spellings = [user.email, user.email.toUpperCase(), ` ${user.email} `];
    expect(await statusesOf(times(15, (index) => login(spellings[index % 3] ?? '', WRONG, from)))).toEqual({
      401: 10,
      429: 5,
    });
  });

  it('of one network or account shut out no other', async () => {
    const from = newAddress();
    const user = await afterWrong(10, from);
    await login(user.email, PASSWORD, newAddress()).expect(200);
    await login((await buildCustomer(app)).email, PASSWORD, from).expect(200);
  });

  it('of the current password, when a new one is set, are ten as well, fifty at once', async () => {
    const caller = await app.as(await buildCustomer(app));
    const change = () =>
      caller
        .post('/users/me/password')
        .send({ password: 'new-pass1', password_confirm: 'new-pass1', current_password: WRONG });
    expect(await statusesOf(times(50, change))).toEqual({ 422: 10, 429: 40 });
  });
});

describe('the tries of a network', () => {
  it('are a hundred a minute', async () => {
    const from = newAddress();
    const tries = times(101, (index) => login(`nobody${index}@example.com`, WRONG, from));
    const counts = await statusesOf(tries);
    expect((counts[401] ?? 0) + (counts[429] ?? 0)).toBe(101);
    const user = await buildCustomer(app);
    await login(user.email, PASSWORD, from).expect(429);
    app.clock.set('2026-11-25 09:00:59');
    await login(user.email, PASSWORD, from).expect(429);
    app.clock.set('2026-11-25 09:01:30');
    await login(user.email, PASSWORD, from).expect(200);
  });

  it.each([
    ['count addresses of one IPv6 network as one', '2001:db8:1:1::1', '2001:db8:1:1:ffff::2', 429],
    ['count those of two apart', '2001:db8:1:2::1', '2001:db8:1:3::1', 401],
    ['count an IPv4 address as the same over IPv6', '198.51.100.1', '::ffff:198.51.100.1', 429],
  ])('%s', async (_name, first, second, status) => {
    const user = await afterWrong(10, first);
    await login(user.email, WRONG, second).expect(status);
  });

  it('are not told apart by a header that no proxy of ours has written', async () => {
    const direct = await startApp({ env: { RATE_LIMIT: 'on' } });
    try {
      const user = await buildCustomer(direct);
      const tries = times(20, (index) => login(user.email, WRONG, `203.0.113.${index}`, direct));
      expect(await statusesOf(tries)).toEqual({ 401: 10, 429: 10 });
    } finally {
      await direct.close();
    }
  });
});

if (onMysql) {
  it('two servers on one database let ten wrong passwords through between them', async () => {
    const { databaseUrl } = app.app.get<Config>(CONFIG);
    const other = await startApp({ env: { RATE_LIMIT: 'on', TRUSTED_PROXIES: '1', DATABASE_URL: databaseUrl } });
    try {
      const user = await buildCustomer(app);
      const from = newAddress();
      const tries = times(50, (index) => login(user.email, WRONG, from, index % 2 ? app : other));
      expect(await statusesOf(tries)).toEqual({ 401: 10, 429: 40 });
      for (const server of [app, other]) await login(user.email, PASSWORD, from, server).expect(429);
    } finally {
      await other.close();
    }
  });
}

it('RATE_LIMIT=off switches every limit off', async () => {
  const free = await startApp({ env: { RATE_LIMIT: 'off' } });
  try {
    const user = await buildCustomer(free);
    expect(await statusesOf(times(30, () => login(user.email, WRONG, 'nowhere', free)))).toEqual({ 401: 30 });
    await login(user.email, PASSWORD, 'nowhere', free).expect(200);
    const forgot = () => free.anonymous.post('/password/forgot').send({ email: user.email });
    expect(await statusesOf(times(12, forgot))).toEqual({ 204: 12 });
  } finally {
    await free.close();
  }
});

describe('a sign-in that fails', () => {
  it('asks the database the same for an address that nobody has', async () => {
    const user = await buildCustomer(app);
    const of = (email: string, from: string) => statementsOf(app, () => login(email, WRONG, from).then(String));
    expect(await of('nobody-at-all@example.com', newAddress())).toEqual(await of(user.email, newAddress()));
  });

  it.each([
    ['a customer', buildCustomer],
    ['staff', buildStaff],
    ['an admin', buildAdmin],
  ])('is logged with the network and the account of %s, never with what was typed', async (_name, build) => {
    const user = await build(app);
    const from = newAddress();
    const lines = await logLinesOf(app, () => login(user.email, 'typed-secret1', from).expect(401));
    const failures = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'sign-in failed');
    expect(failures).toEqual([expect.objectContaining({ network: from, account: user.id })]);
    expect(lines.join('')).not.toMatch(/typed-secret1/);
    expect(lines.join('')).not.toContain(user.email);
  });

  it('is logged without an account where there is none', async () => {
    const typed = 'secret-in-the-wrong-field@example.com';
    const lines = await logLinesOf(app, () => login(typed, WRONG, '2001:db8:9:9::9').expect(401));
    const failures = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'sign-in failed');
    expect(failures).toEqual([expect.objectContaining({ network: '2001:db8:9:9::/64', account: null })]);
    expect(lines.join('')).not.toContain(typed);
  });

  it('and one that gets in is not', async () => {
    const user = await buildCustomer(app);
    const lines = await logLinesOf(app, () => login(user.email, PASSWORD, newAddress()).expect(200));
    expect(lines.join('')).not.toMatch(/sign-in failed/);
  });
});
