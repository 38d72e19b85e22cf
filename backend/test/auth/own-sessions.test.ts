import request from 'supertest';
import { Session } from '../../src/modules/sessions/session.entity.js';
import type { User } from '../../src/modules/users/user.entity.js';
import { buildAdmin, buildCustomer, buildStaff } from '../harness/rows/build-people.js';
import { NOW, startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

let app: RunningApp;

beforeAll(async () => void (app = await startApp()));
afterAll(() => app.close());
beforeEach(() => app.clock.set(NOW));

/** A caller with a session of its own, on a device that names itself so. */
async function on(userAgent: string, user: User): Promise<Caller> {
  const token = await app.tokenOf(user);
  return request.agent(`${app.url}/api/v1`).auth(token, { type: 'bearer' }).set('user-agent', userAgent);
}
const listOf = async (caller: Caller) => (await caller.get('/users/me/sessions').expect(200)).body;
const idOf = async (caller: Caller): Promise<string> => (await listOf(caller))[0].id;

describe.each([
  ['a customer', buildCustomer],
  ['a member of staff', buildStaff],
  ['an administrator', buildAdmin],
])('%s', (_, build) => {
  it('sees every session with its device, its begin and its last use, this one first and marked', async () => {
    const user = await build(app);
    const phone = await on(IPHONE, user);
    await phone.get('/users/me').expect(200);
    app.clock.set('2026-11-25 10:30:00');
    const desk = await on(WINDOWS, user);
    expect(await listOf(desk)).toEqual([
      expect.objectContaining({
        device: 'Windows / Chrome',
        created_at: '2026-11-25 10:30:00',
        last_used_at: '2026-11-25 10:30:00',
        is_current: true,
      }),
      expect.objectContaining({
        device: 'iPhone / Safari',
        created_at: NOW,
        last_used_at: NOW,
        is_current: false,
      }),
    ]);
  });

  it('ends one: its token is dead, the others go on', async () => {
    const user = await build(app);
    const [phone, desk] = [await on(IPHONE, user), await on(WINDOWS, user)];
    const id = await idOf(phone);
    await desk.delete(`/users/me/sessions/${id}`).expect(204);
    await phone.get('/users/me').expect(401);
    expect(await listOf(desk)).toHaveLength(1);
    await desk.delete(`/users/me/sessions/${id}`).expect(404);
  });

  it('ends all others at once', async () => {
    const user = await build(app);
    const others = [await on(IPHONE, user), await on(IPHONE, user), await on(WINDOWS, user)];
    for (const other of others) await other.get('/users/me').expect(200);
    const mine = await on(WINDOWS, user);
    await mine.delete('/users/me/sessions').expect(204);
    for (const other of others) await other.get('/users/me').expect(401);
    expect(await listOf(mine)).toEqual([expect.objectContaining({ is_current: true })]);
  });
});

it('ends with its begin at the earliest, though a server with a later clock began it', async () => {
  const user = await buildCustomer(app);
  app.clock.set('2026-11-25 09:00:05');
  const [phone, desk] = [await on(IPHONE, user), await on(WINDOWS, user)];
  const id = await idOf(phone);
  app.clock.set(NOW);
  await desk.delete(`/users/me/sessions/${id}`).expect(204);
  await phone.get('/users/me').expect(401);
  const ended = await app.database.manager.findOneByOrFail(Session, { id });
  expect(ended.ended_at).toBe(ended.created_at);
});

it('nobody sees or ends another’s', async () => {
  const [mine, other] = [await on(IPHONE, await buildCustomer(app)), await on(WINDOWS, await buildCustomer(app))];
  const id = await idOf(other);
  await mine.delete(`/users/me/sessions/${id}`).expect(404);
  for (const unknown of ['1', 'f'.repeat(32), '%25', id.toUpperCase()])
    await mine.delete(`/users/me/sessions/${unknown}`).expect(404);
  await mine.delete('/users/me/sessions').expect(204);
  expect(await listOf(other)).toEqual([expect.objectContaining({ id })]);
});

it('what has ended or expired is not listed', async () => {
  const user = await buildStaff(app);
  const old = await on(IPHONE, user);
  await old.get('/users/me').expect(200);
  app.clock.set('2026-11-25 23:00:00');
  expect(await listOf(await on(WINDOWS, user))).toHaveLength(1);
});

it('when it was last used is known to ten minutes, and a use in between writes nothing', async () => {
  const user = await buildCustomer(app);
  const caller = await on(IPHONE, user);
  const usedAt = async (now: string) => {
    app.clock.set(now);
    return (await listOf(caller))[0].last_used_at;
  };
  expect(await usedAt('2026-11-25 09:00:00')).toBe('2026-11-25 09:00:00');
  expect(await usedAt('2026-11-25 09:09:59')).toBe('2026-11-25 09:00:00');
  expect(await usedAt('2026-11-25 09:10:06')).toBe('2026-11-25 09:10:06');
});

it('of what a device says no more is stored than its name', async () => {
  const user = await buildCustomer(app);
  await listOf(await on(`${IPHONE} secret-of-mine/1.0 ${'x'.repeat(2_000)}`, user));
  await listOf(await on('curl/8.5.0', user));
  const kept = await app.database.manager.findBy(Session, { user_id: user.id });
  expect(kept.map(({ device }) => device).sort()).toEqual(['iPhone / Safari', null]);
});
