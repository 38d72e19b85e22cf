import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addMinutes } from '@laundry/shared/time/jst';
import { JobRunner } from '../../src/common/jobs/job-runner.js';
import { Notification } from '../../src/modules/mail/notifications/notification.entity.js';
import { PushDevice } from '../../src/modules/notifications/push/push-device.entity.js';
import { User } from '../../src/modules/users/user.entity.js';
import { runJob } from '../harness/calls/sandbox.js';
import { clearText } from '../harness/looks/clear-text.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildAdmin } from '../harness/rows/build-people.js';
import { logLinesOf } from '../harness/looks/log-lines.js';
import { cancel, mailsOf, post, rowOf, signedIn, THURSDAY } from '../harness/calls/own-requests.js';
import { PushService } from '../harness/providers/push-service.js';
import type { PushBrowser } from '../harness/providers/push-browser.js';
import { refuseOnce } from '../harness/faults/refuse-once.js';
import { NOW, startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';
import { VAPID } from './vapid.js';

const SITE = 'https://laundry.example';

let app: RunningApp;
let service: PushService;
let user: User;
let caller: Caller;
let browser: PushBrowser;
beforeAll(async () => {
  service = await new PushService().listen();
  app = await startApp({ env: { ...service.env, ...VAPID, PUBLIC_URL: SITE } });
  await buildArea(app);
});
afterAll(async () => {
  await app.close();
  await service.close();
});
beforeEach(async () => {
  app.clock.set(NOW);
  await app.database.manager.createQueryBuilder().delete().from(Notification).execute();
  ({ user, caller } = await signedIn(app));
  browser = await switchedOn();
  service.reset();
});

const switchedOn = async (by = caller): Promise<PushBrowser> => {
  const made = service.newBrowser();
  await by.post('/users/me/pushDevices').send(made.body).expect(204);
  return made;
};
const pathOf = ({ body }: PushBrowser): string => new URL(body.endpoint).pathname;
const idHere = async (): Promise<string> =>
  (await caller.get('/users/me/notifications').expect(200)).body.push.devices[0].id;
const book = async (): Promise<number> => (await post(caller, THURSDAY).expect(201)).body.id;
const deliver = (stop = new AbortController().signal) =>
  app.app.get(JobRunner, { strict: false }).runByName('deliver-notifications', stop);
const later = (minutes: number) => app.clock.set(addMinutes(app.clock.now(), minutes));
const rows = () => app.database.manager.find(Notification, { order: { id: 'ASC' } });
const only = async (): Promise<Notification> => {
  const found = await rows();
  expect(found).toHaveLength(1);
  return found[0]!;
};
const devicesOf = (owner = user) => app.database.manager.countBy(PushDevice, { user_id: owner.id });

describe('a notification on a device', () => {
  it('is written with its mail, signed, and read by that browser alone', async () => {
    const id = await book();
    expect(await mailsOf(app, user)).toEqual(['request_received']);
    expect(await deliver()).toEqual({ found: 1, done: 1, failed: 0 });
    const secret = clearText((await rowOf(app, id)).visit_secret);
    const row = await only();
    const topic = row.retry_key.replaceAll('-', '');
    expect(service.refusals).toEqual([]);
    expect(service.got).toEqual([
      {
        path: pathOf(browser),
        ttl: '86400',
        topic,
        payload: {
          title: `集配のご依頼を受け付けました（受付番号 ${id}）`,
          body: expect.stringMatching(/^集荷 11月26日\(木\) 13:00.*\n配達 .*\nバッグ 1/),
          tag: topic,
          url: `${SITE}/visit/${secret}`,
          actions: [
            { title: '日時を変更する', url: `${SITE}/visit/${secret}#change` },
            { title: 'キャンセルする', url: `${SITE}/visit/${secret}#cancel` },
          ],
        },
      },
    ]);
    const said = JSON.stringify(service.got);
    for (const word of [user.name1, user.name2, user.send_addr_detail2, user.email]) expect(said).not.toContain(word);
    expect(row).toMatchObject({ channel: 'push', target_id: 0, state: 'sent', tries: 1, user_id: user.id });
    expect(await deliver()).toEqual({ found: 0, done: 0, failed: 0 });
  });

  it('reaches each device of a customer', async () => {
    const other = await switchedOn();
    await book();
    await deliver();
    expect(service.got.map(({ path }) => path).sort()).toEqual([pathOf(browser), pathOf(other)].sort());
  });

  it('is in the customer’s language', async () => {
    const english = await signedIn(app, { current_lang: 'en' });
    await switchedOn(english.caller);
    await post(english.caller, THURSDAY).expect(201);
    await deliver();
    expect(JSON.stringify(service.got)).toContain('Change the time');
  });

  it('tells nobody who reads the database what it says, or how the device is written to', async () => {
    const id = await book();
    const { visit_secret } = await rowOf(app, id);
    const stored = JSON.stringify([
      await app.database.query('SELECT * FROM notifications'),
      await app.database.query('SELECT * FROM push_devices'),
    ]);
    const { endpoint, p256dh, auth } = browser.body;
    for (const text of ['集配', clearText(visit_secret), endpoint, p256dh, auth]) expect(stored).not.toContain(text);
  });

  it('is told weeks after its sign-in ran out, until a new password ends it', async () => {
    const run = (job: string) => runJob(app, job);
    app.clock.set('2027-01-10 09:00:00');
    await run('clean-up');
    expect(await devicesOf()).toBe(1);
    const fresh = await app.as(user);
    await fresh.post('/users/me/password').send({ password: 'abcd1234', password_confirm: 'abcd1234' }).expect(200);
    await run('clean-up');
    expect(await devicesOf()).toBe(0);
  });

  it('goes to nobody who has no device, or has switched its kind off', async () => {
    const other = await signedIn(app);
    await post(other.caller, THURSDAY).expect(201);
    await caller.post('/users/me/notifications').send({ kind: 'requests', is_on: false }).expect(200);
    await book();
    expect(await rows()).toEqual([]);
  });

  it.each([
    [
      'it was switched off there',
      'no longer linked',
      async () => {
        await caller.delete(`/users/me/pushDevices/${await idHere()}`).expect(204);
      },
    ],
    ['the customer has signed out there', 'no longer linked', () => caller.post('/logout').expect(204)],
    [
      'its sign-in was ended from another device',
      'no longer linked',
      async () => {
        await (await app.as(user)).delete('/users/me/sessions').expect(204);
      },
    ],
    [
      'its kind was switched off',
      'switched off',
      () => caller.post('/users/me/notifications').send({ kind: 'requests', is_on: false }).expect(200),
    ],
    [
      'the account has ended',
      'the account has ended',
      async () => {
        const admin = await app.as(await buildAdmin(app));
        await admin.post(`/admin/users/${user.id}/status`).send({ status: 90 }).expect(200);
      },
    ],
  ])('is not sent once %s', async (_, why, over) => {
    await book();
    await over();
    await deliver();
    expect(service.calls).toEqual([]);
    const told = await app.database.manager.findBy(Notification, { template: 'request_received' });
    expect(told.map(({ state, last_error }) => [state, last_error])).toEqual([['dead', why]]);
  });

  it.each([404, 410])('ends its device where the push service says %i, and is no failure', async (status) => {
    await book();
    service.refusal = status;
    await deliver();
    expect(await only()).toMatchObject({ state: 'dead', tries: 1, last_error: 'no longer linked' });
    expect(await devicesOf()).toBe(0);
    service.refusal = null;
    await cancelLast();
    await deliver();
    expect(service.got).toEqual([]);
  });

  it('waits at the push service until it is of no use any more', async () => {
    await book();
    const useless_after = addMinutes(app.clock.now(), 30);
    await app.database.manager.update(Notification, { state: 'waiting' }, { useless_after });
    await deliver();
    expect(Number(service.got[0]?.ttl)).toBeGreaterThan(29 * 60);
    expect(Number(service.got[0]?.ttl)).toBeLessThanOrEqual(30 * 60);
  });

  it('is in no line of the log, nor is the device', async () => {
    const id = await book();
    const lines = (await logLinesOf(app, () => deliver())).join('\n');
    expect(lines).toContain('request_received');
    const { visit_secret } = await rowOf(app, id);
    for (const text of [browser.body.endpoint, clearText(visit_secret), '集配', VAPID.VAPID_PRIVATE_KEY])
      expect(lines).not.toContain(text);
  });
});

async function cancelLast(): Promise<void> {
  const { body } = await caller.get('/users/me/washRequests?state=current').expect(200);
  await cancel(caller, body[0].id).expect(204);
}

describe('a try', () => {
  it.each([429, 500, 503])('that is answered %i is made again, with the same topic, five times', async (status) => {
    await book();
    service.refusal = status;
    for (const minutes of [1, 10, 60, 360]) {
      expect(await deliver()).toEqual({ found: 1, done: 0, failed: 1 });
      expect(await only()).toMatchObject({ state: 'waiting', last_error: `PUSH ${status}` });
      later(minutes);
    }
    await deliver();
    expect(await only()).toMatchObject({ state: 'dead', tries: 5, last_error: `PUSH ${status}` });
    expect(service.topics).toHaveLength(5);
    expect(new Set(service.topics).size).toBe(1);
    expect(await devicesOf()).toBe(1);
  });

  it.each([400, 403, 413])('that is answered %i is the last', async (status) => {
    await book();
    service.refusal = status;
    expect(await deliver()).toEqual({ found: 1, done: 0, failed: 1 });
    expect(await only()).toMatchObject({ state: 'dead', tries: 1, last_error: `PUSH ${status}` });
  });

  it('follows no push service that sends it elsewhere', async () => {
    await book();
    service.refusal = 307;
    await deliver();
    expect(await only()).toMatchObject({ state: 'dead', last_error: 'PUSH 307' });
    expect(service.calls).toHaveLength(1);
  });

  it('whose answer is lost is made again, and takes the place of the first', async () => {
    await book();
    service.line = { push: 'answer lost' };
    await deliver();
    expect(await only()).toMatchObject({ state: 'waiting', last_error: expect.stringMatching(/^PUSH [A-Z_]+$/) });
    service.line = {};
    later(1);
    await deliver();
    expect(await only()).toMatchObject({ state: 'sent', tries: 2 });
    expect(new Set(service.got.map(({ payload }) => payload['tag'])).size).toBe(1);
  });

  it('that hangs when the process ends is as if it had not been made', async () => {
    await book();
    const stop = new AbortController();
    service.hold = () => {
      stop.abort();
      return new Promise(() => undefined);
    };
    await deliver(stop.signal);
    expect(await only()).toMatchObject({ state: 'waiting', tries: 0 });
  });

  it('is made once by two at once', async () => {
    await book();
    const runs = await Promise.all([deliver(), deliver()]);
    expect(runs.reduce((sum, run) => sum + run!.done, 0)).toBe(1);
    expect(service.got).toHaveLength(1);
  });

  it('ends its device although the database makes way for another writer', async () => {
    await book();
    service.refusal = 410;
    await refuseOnce(app, /^DELETE FROM .push_devices./, 1, () => deliver());
    expect([await devicesOf(), (await only()).state]).toEqual([0, 'dead']);
  });
});

it('fails where push was switched off since, but for devices that were signed out; the device stays', async () => {
  const left = await signedIn(app);
  await switchedOn(left.caller);
  await post(left.caller, THURSDAY).expect(201);
  await book();
  await left.caller.post('/logout').expect(204);
  const start = await app.stop();
  // Browsers have no push over plain http.
  app = await start({ PUBLIC_URL: 'http://laundry.example' });
  expect(await deliver()).toEqual({ found: 2, done: 0, failed: 0 });
  expect((await rows()).map(({ state, last_error }) => [state, last_error])).toEqual([
    ['dead', 'no longer linked'],
    ['dead', 'PUSH is not configured'],
  ]);
  expect(await devicesOf()).toBe(1);
  const admin = await app.as(await buildAdmin(app));
  const { body } = await admin.get('/admin/failures').expect(200);
  expect(body.notifications).toMatchObject([{ last_error: 'PUSH is not configured', count: 1 }]);
});
