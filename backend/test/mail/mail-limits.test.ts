import { RateLimiter } from '../../src/common/rate-limit/rate-limiter.js';
import { REGISTRATIONS_PER_HOUR } from '../../src/modules/auth/registration/registration-limits.js';
import { PER_HOUR_TO_ALL } from '../../src/modules/mail/mail-budget.js';
import type { User } from '../../src/modules/users/user.entity.js';
import { mailBudget } from '../../src/modules/mail/mail-budget.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildCustomer, PASSWORD } from '../harness/rows/build-people.js';
import { mailsTo as storedMailsTo } from '../harness/looks/delivered.js';
import { individual } from '../harness/calls/registration.js';
import { NOW, startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

/** Behind one proxy, which tells the caller's address. */
let app: RunningApp;
let number = 0;
beforeAll(async () => {
  app = await startApp({ env: { RATE_LIMIT: 'on', TRUSTED_PROXIES: '1' } });
  await buildArea(app);
});
afterAll(() => app.close());
beforeEach(() => app.clock.set(NOW));

const next = (): number => (number += 1);
const newNetwork = (): string => `192.0.2.${next()}`;
const newEmail = (): string => `somebody${next()}@example.com`;
const register = (from: string, form: object = individual(newEmail())) =>
  app.anonymous.post('/register').set('x-forwarded-for', from).send(form);
const forgot = (from: string, email: string) =>
  app.anonymous.post('/password/forgot').set('x-forwarded-for', from).send({ email });
const moveTo = (caller: Caller, email: string) =>
  caller.post('/users/me').send({ email, email_confirm: email, current_password: PASSWORD });
const mailsTo = async (recipient: string): Promise<number> => (await storedMailsTo(app, recipient)).length;

/** As if others had caused so many mails of a kind in this hour that `left` are left for everybody. */
async function leaveForAll(kind: Parameters<typeof mailBudget>[0], left: number): Promise<void> {
  const ofAll = mailBudget(kind, '').filter(({ subject }) => subject === 'all');
  const limiter = app.app.get(RateLimiter);
  for (let mails = left; mails < PER_HOUR_TO_ALL; mails += 1) await limiter.count(...ofAll);
}

describe('registration', () => {
  /** As if all but `left` of an hour's registrations of a network were made. */
  async function leaveFor(network: string, left: number): Promise<void> {
    const account = {
      limit: { name: 'registrations', tries: REGISTRATIONS_PER_HOUR, minutes: 60 },
      subject: network,
    };
    const limiter = app.app.get(RateLimiter);
    for (let made = left; made < REGISTRATIONS_PER_HOUR; made += 1) await limiter.count(account);
  }

  it('takes a hundred an hour from a network, also of the last twelve at once', async () => {
    const from = newNetwork();
    await leaveFor(from, 8);
    const answers = await Promise.all(Array.from({ length: 12 }, () => register(from)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array.from({ length: 8 }, () => 201),
      ...Array.from({ length: 4 }, () => 429),
    ]);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3_000);
    app.clock.set('2026-11-25 09:59:30');
    await register(from).expect(429);
    app.clock.set('2026-11-25 10:00:30');
    await register(from).expect(201);
  });

  it('counts the networks of IPv6 by their first half', async () => {
    await leaveFor('2001:db8:7:7::/64', 2);
    for (let each = 1; each <= 2; each += 1) await register(`2001:db8:7:7::${each}`).expect(201);
    await register('2001:db8:7:7:8::8').expect(429);
    await register('2001:db8:7:8::1').expect(201);
  });

  it('does not count a form that is to be corrected', async () => {
    const from = newNetwork();
    for (let tries = 0; tries < 15; tries += 1) {
      await register(from, { ...individual(newEmail()), name1: '' }).expect(422);
      await register(from, { ...individual(newEmail()), password: 'x' }).expect(422);
      await register(from, { ...individual(newEmail()), role: 100 }).expect(422);
    }
    await register(from).expect(201);
  });

  it('tells ten times an hour that an address is in use, also of twelve at once', async () => {
    const from = newNetwork();
    const guess = ({ email }: User) => register(from, { ...individual(email), email, email_confirm: email });
    const [known, ...others] = await Promise.all(Array.from({ length: 13 }, () => buildCustomer(app)));
    if (known === undefined) throw new Error('nobody');
    for (let guesses = 0; guesses < 5; guesses += 1) await guess(known).expect(422);
    // Five about one address, ten about all.
    await guess(known).expect(429);
    for (let good = 0; good < 12; good += 1) await register(from).expect(201);
    const answers = await Promise.all(others.map(guess));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array.from({ length: 5 }, () => 422),
      ...Array.from({ length: 7 }, () => 429),
    ]);
    await register(from).expect(429);
  });

  it('takes a hundred forms a minute of a network, whatever they hold', async () => {
    const from = newNetwork();
    for (let tries = 0; tries < 100; tries += 1) await register(from, {}).expect(422);
    const { headers } = await register(from, {}).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    app.clock.set('2026-11-25 09:01:30');
    await register(from, {}).expect(422);
  });

  it('writes a limited number of mails an hour for everybody together', async () => {
    app.clock.set('2026-11-26 09:00:00');
    await leaveForAll('registration', 1);
    await register(newNetwork()).expect(201);
    const last = newEmail();
    await register(newNetwork(), individual(last)).expect(429);
    expect(await mailsTo(last)).toBe(0);
    app.clock.set('2026-11-26 10:00:30');
    await register(newNetwork(), individual(last)).expect(201);
  });
});

describe('a forgotten password', () => {
  it('is asked for five times an hour by a network, before anything is looked up', async () => {
    const from = newNetwork();
    const { email } = await buildCustomer(app);
    for (let tries = 0; tries < 5; tries += 1) await forgot(from, newEmail()).expect(404);
    const { headers } = await forgot(from, email).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(3_000);
    app.clock.set('2026-11-25 10:00:30');
    await forgot(from, email).expect(204);
  });

  it('sends five mails an hour and ten a day to an address, whoever asks', async () => {
    const { email } = await buildCustomer(app);
    const at = async (now: string, statuses: readonly number[]) => {
      app.clock.set(now);
      for (const status of statuses) await forgot(newNetwork(), email).expect(status);
    };
    await at('2026-11-25 09:00:00', [204, 204, 204, 204, 204, 429]);
    await at('2026-11-25 10:00:30', [204, 204, 204, 204, 204, 429]);
    await at('2026-11-25 11:01:00', [429]);
    await at('2026-11-26 09:00:30', [204]);
    expect(await mailsTo(email)).toBe(11);
  });

  it('is asked for a limited number of times an hour by everybody together', async () => {
    app.clock.set('2026-11-27 09:00:00');
    await leaveForAll('password_reset', 1);
    await forgot(newNetwork(), newEmail()).expect(404);
    const { email } = await buildCustomer(app);
    await forgot(newNetwork(), email).expect(429);
    app.clock.set('2026-11-27 10:00:30');
    await forgot(newNetwork(), email).expect(204);
  });
});

describe('a signed-in customer', () => {
  it('changes the address five times an hour', async () => {
    const caller = await app.as(await buildCustomer(app));
    for (let changes = 0; changes < 5; changes += 1) await moveTo(caller, newEmail()).expect(200);
    const sixth = newEmail();
    await moveTo(caller, sixth).expect(429);
    expect(await mailsTo(sixth)).toBe(0);
    app.clock.set('2026-11-25 10:00:30');
    await moveTo(caller, sixth).expect(200);
  });

  it('cannot fill another’s mailbox by moving to and fro', async () => {
    const victim = newEmail();
    const answers: number[] = [];
    for (let accounts = 0; accounts < 5; accounts += 1) {
      const caller = await app.as(await buildCustomer(app));
      answers.push((await moveTo(caller, victim)).status, (await moveTo(caller, newEmail())).status);
    }
    expect(answers).toContain(429);
    expect(await mailsTo(victim)).toBe(5);
  });

  it('sets five new passwords an hour', async () => {
    const user = await buildCustomer(app);
    const change = async () =>
      (await app.as(user)).post('/users/me/password').send({ password: 'new-pass1', password_confirm: 'new-pass1' });
    for (let changes = 0; changes < 5; changes += 1) expect((await change()).status).toBe(200);
    expect((await change()).status).toBe(429);
  });
});

describe('tries under several limits', () => {
  const limit = (tries: number) => ({ limit: { name: 'test', tries, minutes: 1 }, subject: `test ${next()}` });

  it('count under all of them or under none', async () => {
    const limiter = app.app.get(RateLimiter);
    const [wide, narrow] = [limit(2), limit(1)];
    await limiter.count(wide, narrow);
    await expect(limiter.count(wide, narrow)).rejects.toThrow('too many tries');
    await limiter.count(wide);
    await expect(limiter.count(wide)).rejects.toThrow('too many tries');
  });

  it('are never counted inside a transaction, which could undo it', async () => {
    const counting = app.database.inTransaction(() => app.app.get(RateLimiter).count(limit(1)));
    await expect(counting).rejects.toThrow('before a transaction');
  });
});
