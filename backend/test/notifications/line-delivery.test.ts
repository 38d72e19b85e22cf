import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addMinutes } from '@laundry/shared/time/jst';
import { JobRunner } from '../../src/common/jobs/job-runner.js';
import { Notification } from '../../src/modules/mail/notifications/notification.entity.js';
import { User } from '../../src/modules/users/user.entity.js';
import { clearText } from '../harness/looks/clear-text.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildAdmin } from '../harness/rows/build-people.js';
import { logLinesOf } from '../harness/looks/log-lines.js';
import { cancel, mailsOf, post, rowOf, signedIn, THURSDAY } from '../harness/calls/own-requests.js';
import { LinePlatform, newLineUser, tell } from '../harness/providers/line-platform.js';
import { refuseOnce } from '../harness/faults/refuse-once.js';
import { NOW, startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

const SITE = 'https://laundry.example';

let app: RunningApp;
let line: LinePlatform;
let user: User;
let caller: Caller;
let lineUser: string;
beforeAll(async () => {
  line = await new LinePlatform().listen();
  app = await startApp({ env: { ...line.env, PUBLIC_URL: SITE } });
  await buildArea(app);
});
afterAll(async () => {
  await app.close();
  await line.close();
});
beforeEach(async () => {
  app.clock.set(NOW);
  await app.database.manager.createQueryBuilder().delete().from(Notification).execute();
  ({ user, caller } = await signedIn(app));
  lineUser = newLineUser();
  await link(lineUser);
  line.reset();
});

const link = async (to: string) => {
  const { code } = (await caller.post('/users/me/lineCode').expect(201)).body;
  await tell(app, { type: 'message', userId: to, text: code });
};
const book = async (body: object = {}): Promise<number> =>
  (await post(caller, { ...THURSDAY, ...body }).expect(201)).body.id;
const deliver = (stop = new AbortController().signal) =>
  app.app.get(JobRunner, { strict: false }).runByName('deliver-notifications', stop);
const later = (minutes: number) => app.clock.set(addMinutes(app.clock.now(), minutes));
const only = async (): Promise<Notification> => {
  const rows = await app.database.manager.find(Notification);
  expect(rows).toHaveLength(1);
  return rows[0]!;
};
const refuse = (status: number, message = 'x') => void (line.refusal = { status, message });

describe('a notification', () => {
  it('is written with its mail, and reaches the linked account with buttons', async () => {
    const id = await book();
    expect(await mailsOf(app, user)).toEqual(['line_linked', 'request_received']);
    expect(await deliver()).toEqual({ found: 1, done: 1, failed: 0 });
    const secret = clearText((await rowOf(app, id)).visit_secret);
    expect(line.pushed).toEqual([
      {
        to: lineUser,
        messages: [expect.objectContaining({ altText: `集配のご依頼を受け付けました（受付番号 ${id}）` })],
      },
    ]);
    const sent = JSON.stringify(line.pushed);
    for (const [label, path] of [
      ['ご依頼を見る', ''],
      ['日時を変更する', '#change'],
      ['キャンセルする', '#cancel'],
    ] as const)
      expect(sent).toContain(JSON.stringify({ type: 'uri', label, uri: `${SITE}/visit/${secret}${path}` }));
    expect(sent).toContain('11月26日(木) 13:00');
    for (const word of [user.name1, user.name2, user.send_addr_detail2, user.email]) expect(sent).not.toContain(word);
    expect(await only()).toMatchObject({ state: 'sent', tries: 1, last_error: '', user_id: user.id });
    expect(await deliver()).toEqual({ found: 0, done: 0, failed: 0 });
  });

  it('is undone with its event', async () => {
    await post(caller, { ...THURSDAY, count: 9 }).expect(({ status }) => expect(status).toBeGreaterThanOrEqual(400));
    expect(await app.database.manager.count(Notification)).toBe(0);
  });

  it('tells nobody what it says who reads the database', async () => {
    const id = await book();
    const rows = await app.database.query('SELECT * FROM notifications');
    const { visit_secret } = await rowOf(app, id);
    for (const text of ['集配', lineUser, clearText(visit_secret)]) expect(JSON.stringify(rows)).not.toContain(text);
  });

  it('goes to nobody who is not linked, or has switched its kind off', async () => {
    const other = await signedIn(app);
    await post(other.caller, THURSDAY).expect(201);
    await caller.post('/users/me/notifications').send({ kind: 'requests', is_on: false }).expect(200);
    await book();
    expect(await app.database.manager.count(Notification)).toBe(0);
    expect(await mailsOf(app, user)).toContain('request_received');
  });

  it.each([
    ['the link has ended', 'no longer linked', () => caller.delete('/users/me/lineLink').expect(204)],
    ['it was blocked on LINE', 'no longer linked', () => tell(app, { type: 'unfollow', userId: lineUser })],
    ['another account was linked', 'no longer linked', () => link(newLineUser())],
    [
      'its kind was switched off',
      'switched off',
      () => caller.post('/users/me/notifications').send({ kind: 'requests', is_on: false }).expect(200),
    ],
    [
      'its text was erased',
      'its text was erased',
      () => app.database.manager.update(Notification, { state: 'waiting' }, { body: '' }),
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
    const id = await book();
    await over();
    await deliver();
    expect(line.pushed).toEqual([]);
    const rows = await app.database.manager.findBy(Notification, { template: 'request_received' });
    expect(rows.map(({ state, last_error }) => [state, last_error])).toEqual([['dead', why]]);
    expect(id).toBeGreaterThan(0);
  });

  it('is not sent late that reminds', async () => {
    await book();
    await app.database.manager.update(Notification, { state: 'waiting' }, { useless_after: app.clock.now() });
    await deliver();
    expect(await only()).toMatchObject({ state: 'dead', last_error: 'too late' });
  });

  it('is in no line of the log, nor is who gets it', async () => {
    const id = await book();
    const lines = (await logLinesOf(app, () => deliver())).join('\n');
    expect(lines).toContain('request_received');
    const { visit_secret } = await rowOf(app, id);
    for (const text of [lineUser, clearText(visit_secret), '集配', 'an_access_token'])
      expect(lines).not.toContain(text);
  });
});

describe('a try', () => {
  it.each([
    [500, 'x', '500'],
    [503, 'x', '503'],
    [429, 'The API rate limit has been exceeded. Try again later.', '429'],
    [429, 'You have reached your monthly limit.', '429 QUOTA'],
  ])('that is answered %i (%s) is made again, with the same key, five times', async (status, message, why) => {
    await book();
    refuse(status, message);
    for (const minutes of [1, 10, 60, 360]) {
      expect(await deliver()).toEqual({ found: 1, done: 0, failed: 1 });
      expect(await only()).toMatchObject({ state: 'waiting', last_error: why });
      later(minutes - 1);
      expect(await deliver()).toMatchObject({ found: 0 });
      later(1);
    }
    await deliver();
    expect(await only()).toMatchObject({ state: 'dead', tries: 5, last_error: why });
    expect(new Set(line.retryKeys).size).toBe(1);
    expect(line.retryKeys).toHaveLength(5);
    expect(line.retryKeys[0]).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });

  it.each([400, 401, 403, 404])('that is answered %i is the last', async (status) => {
    await book();
    refuse(status);
    expect(await deliver()).toEqual({ found: 1, done: 0, failed: 1 });
    expect(await only()).toMatchObject({ state: 'dead', tries: 1, last_error: String(status) });
  });

  it('whose answer is lost is made again, and nobody gets it twice', async () => {
    await book();
    line.line = { push: 'answer lost' };
    await deliver();
    expect(await only()).toMatchObject({ state: 'waiting', tries: 1, unanswered_tries: 0 });
    line.line = {};
    later(1);
    expect(await deliver()).toEqual({ found: 1, done: 1, failed: 0 });
    expect(await only()).toMatchObject({ state: 'sent', tries: 2 });
    expect(line.pushed).toHaveLength(1);
  });

  it('that never arrives is made again', async () => {
    await book();
    line.line = { push: 'call lost' };
    await deliver();
    expect(await only()).toMatchObject({ state: 'waiting', last_error: expect.stringMatching(/^[A-Z_]+$/) });
    line.line = {};
    later(1);
    await deliver();
    expect(line.pushed).toHaveLength(1);
  });

  it('that hangs when the process ends is as if it had not been made', async () => {
    await book();
    const stop = new AbortController();
    line.hold = () => {
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
    expect(line.pushed).toHaveLength(1);
  });

  it('is marked although the database makes way for another writer', async () => {
    await book();
    const { result } = await refuseOnce(app, /^UPDATE .notifications. SET .*sent_at/, 1, () => deliver());
    expect(result).toEqual({ found: 1, done: 1, failed: 0 });
    expect(await only()).toMatchObject({ state: 'sent', tries: 1 });
  });
});

it('a cancelled request is told, with where to make another', async () => {
  const id = await book();
  await cancel(caller, id).expect(204);
  await deliver();
  const last = JSON.stringify(line.pushed.at(-1));
  expect(last).toContain(`集配のご依頼をキャンセルしました（受付番号 ${id}）`);
  expect(last).toContain(`${SITE}/wash-request"`);
  expect(last).not.toContain('#cancel');
});

it('a notification goes to the sandbox where LINE is not configured, and is shown there', async () => {
  const id = await book();
  const start = await app.stop();
  app = await start({ LINE_CHANNEL_SECRET: '', LINE_CHANNEL_ACCESS_TOKEN: '', LINE_BOT_ID: '' });
  expect(await deliver()).toEqual({ found: 1, done: 1, failed: 0 });
  expect(line.pushed).toEqual([]);
  const { text } = await fetch(`${app.url}/sandbox/line`, { headers: { cookie: `sandbox_line=${lineUser}` } }).then(
    async (answer) => ({ text: await answer.text() }),
  );
  expect(text).toContain(`集配のご依頼を受け付けました（受付番号 ${id}）`);
  expect(text).toContain(`${SITE}/visit/`);
});
