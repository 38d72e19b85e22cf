import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import { CALENDAR_LIMITS } from '@laundry/shared/constants/calendar-limits';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { CANCEL_KIND, PROGRESS } from '@laundry/shared/constants/progress';
import { REPORTED_ACT } from '@laundry/shared/constants/reported-acts';
import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { User } from '../../../src/modules/users/user.entity.js';
import { CalendarFeed } from '../../../src/modules/wash-requests/calendar-feed/calendar-feed.entity.js';
import { buildAdmin, buildCustomer, buildStaff } from '../../harness/rows/build-people.js';
import { buildRequest } from '../../harness/rows/build-request.js';
import { logLinesOf } from '../../harness/looks/log-lines.js';
import {
  cancel,
  operationsOf,
  post,
  put,
  signedIn,
  startWithAreas,
  THURSDAY,
} from '../../harness/calls/own-requests.js';
import { runJob } from '../../harness/calls/sandbox.js';
import { NOW, startApp, type Caller, type RunningApp } from '../../harness/servers/start-app.js';

let app: RunningApp;
beforeAll(async () => {
  app = await startWithAreas({
    'an address belongs to one account that is not deleted': 'an account is deleted by its row alone',
    'nobody is signed in to an account that has ended': 'an account is deleted by its row alone',
  });
});
afterAll(() => app.close());
afterEach(() => app.clock.set(NOW));

const OWN = '/users/me/calendarFeed';
/** The clock goes on from NOW. */
const AT_NINE = expect.stringMatching(/^2026-11-25 09:0/);
/** The path of an address below the API. */
const pathOf = (url: string): string => url.slice(url.indexOf('/calendar/'));
const made = async (caller: Caller): Promise<string> => pathOf((await caller.post(OWN).expect(201)).body.url);
const text = async (path: string): Promise<string> => (await app.anonymous.get(path).expect(200)).text;

interface Entry {
  readonly uid: string;
  readonly title: string;
  readonly start: string;
  readonly end: string;
  readonly status: string;
  readonly sequence: number;
  readonly stamp: string;
}

/** As a calendar program reads it. */
function entriesOf(calendar: string): Entry[] {
  const root = new ICAL.Component(ICAL.parse(calendar) as ConstructorParameters<typeof ICAL.Component>[0]);
  return root.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const said = (name: string) => String(component.getFirstPropertyValue(name));
    return {
      uid: event.uid,
      title: event.summary,
      start: event.startDate.toString(),
      end: event.endDate.toString(),
      status: said('status'),
      sequence: event.sequence,
      stamp: said('last-modified'),
    };
  });
}
const entriesAt = async (path: string) => entriesOf(await text(path));

describe('the calendar of a customer', () => {
  it('is followed by its address, without sign-in, from the file of today', async () => {
    const { user, caller } = await signedIn(app);
    const { id } = await buildRequest(app, user);
    const { body } = await caller.post(OWN).expect(201);
    expect(body).toEqual({ url: expect.stringMatching(/\/api\/v1\/calendar\/[\w-]{43}\.ics$/), created_at: AT_NINE });
    expect((await caller.get(OWN).expect(200)).body).toEqual(body);
    const answer = await app.anonymous.get(pathOf(body.url)).expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
    const [host] = new URL(body.url).hostname.split(':');
    expect(entriesOf(answer.text)).toEqual([
      {
        uid: `${id}-pickup@${host}`,
        title: `せんたく便 集荷 受付番号 ${id}`,
        start: '2026-11-26T04:00:00Z',
        end: '2026-11-26T04:30:00Z',
        status: 'CONFIRMED',
        sequence: 0,
        stamp: expect.stringMatching(/^2026-11-25T00:0/),
      },
      expect.objectContaining({ uid: `${id}-delivery@${host}`, start: '2026-11-30T04:00:00Z' }),
    ]);
  });

  it('tells nothing of who somebody is, where they live and how to get in', async () => {
    const told = { phone_number: '08077776666', email: 'feed-canary@example.com' };
    const { user, caller } = await signedIn(app, { name1: '月野', send_addr_detail2: '秘密町5-5', ...told });
    await buildRequest(app, user, { delivery_box_pw: 'door-5150', bikou: '裏口の鍵は植木鉢' });
    const said = await text(await made(caller));
    const address = [user.send_addr_zipcode, user.send_addr_detail1, user.send_addr_detail2];
    for (const hidden of ['月', 'door-5150', '植木鉢', '/visit/', ...Object.values(told), ...address])
      expect(said).not.toContain(hidden);
  });

  it('follows a change and a cancellation under the same name', async () => {
    const { caller } = await signedIn(app);
    const { body: request } = await post(caller, THURSDAY).expect(201);
    const path = await made(caller);
    const [first] = await entriesAt(path);
    expect(first).toMatchObject({ start: '2026-11-26T04:00:00Z', sequence: 0, status: 'CONFIRMED' });
    app.clock.set('2026-11-25 10:00:00');
    await put(caller, request.id, { sched_pickup_dt: '2026-11-26 16:00:00' }).expect(200);
    const [moved] = await entriesAt(path);
    expect(moved).toMatchObject({
      uid: first?.uid,
      start: '2026-11-26T07:00:00Z',
      sequence: 1,
      status: 'CONFIRMED',
      stamp: expect.stringMatching(/^2026-11-25T01:0/),
    });
    app.clock.set('2026-11-25 11:00:00');
    await cancel(caller, request.id).expect(204);
    for (const entry of await entriesAt(path)) expect(entry).toMatchObject({ status: 'CANCELLED', sequence: 2 });
  });

  it('knows what is to come and the last 30 days, and only the delivery of what was discarded is cancelled', async () => {
    const { user, caller } = await signedIn(app);
    const done = { status: PROGRESS.delivered, sched_delivery_dt: '2026-10-30 13:00:00' } as const;
    await buildRequest(app, user, {
      ...done,
      sched_pickup_dt: '2026-10-25 13:00:00',
      result_pickup_dt: '2026-10-25 13:00:00',
      result_delivery_dt: '2026-10-30 13:00:00',
    });
    await buildRequest(app, user, {
      sched_pickup_dt: '2026-10-20 13:00:00',
      sched_delivery_dt: '2026-10-24 13:00:00',
      result_pickup_dt: '2026-10-20 13:00:00',
      result_delivery_dt: '2026-10-24 13:00:00',
      status: PROGRESS.delivered,
    });
    await buildRequest(app, user, {
      sched_pickup_dt: '2026-11-24 13:00:00',
      result_pickup_dt: '2026-11-24 13:00:00',
      status: PROGRESS.pickedUp,
      cancelled_at: '2026-11-25 08:00:00',
      cancel_kind: CANCEL_KIND.discard,
    });
    const entries = await entriesAt(await made(caller));
    expect(entries.map(({ start, status }) => `${start.slice(0, 10)} ${status}`)).toEqual([
      '2026-10-30 CONFIRMED',
      '2026-11-24 CONFIRMED',
      '2026-11-30 CANCELLED',
    ]);
  });

  it('knows no unpaid request, no same-time delivery before it has a time, and nobody else’s', async () => {
    const { user, caller } = await signedIn(app, { plan_id: 't8_2_1' });
    await buildRequest(app, user, { plan_id: 'tx_1', pay_by: '2026-11-25 09:30:00' });
    await buildRequest(app, user, {
      sched_pickup_dt: '2026-11-27 13:00:00',
      sched_delivery_dt: '2099-12-31 00:00:00',
      is_tentative: true,
    });
    await buildRequest(app, await buildCustomer(app));
    const entries = await entriesAt(await made(caller));
    expect(entries.map(({ start }) => start)).toEqual(['2026-11-27T04:00:00Z']);
  });

  it('ends a one-time pickup where its window ends, and speaks the customer’s language', async () => {
    const { user, caller } = await signedIn(app, { plan_id: 'tx_1', payment_method_id: 3, current_lang: 'en' });
    await buildRequest(app, user, { plan_id: 'tx_1' });
    const [pickup] = await entriesAt(await made(caller));
    expect(pickup).toMatchObject({ title: expect.stringMatching(/^Sentakubin pickup No\. \d+$/) });
    expect(pickup?.end).toBe('2026-11-26T05:30:00Z');
  });

  it('costs who knows it already no second download', async () => {
    const { user, caller } = await signedIn(app);
    await buildRequest(app, user);
    const path = await made(caller);
    const first = await app.anonymous.get(path).expect(200);
    app.clock.set('2026-11-25 21:00:00');
    const again = await app.anonymous.get(path).set('If-None-Match', `"other", ${first.headers['etag']}`).expect(304);
    expect(again.text).toBe('');
    expect(again.headers['etag']).toBe(first.headers['etag']);
    await buildRequest(app, user, { sched_pickup_dt: '2026-11-27 13:00:00' });
    await app.anonymous.get(path).set('If-None-Match', String(first.headers['etag'])).expect(200);
  });

  it('is the same after what was reported of a request and seen to, which changes nothing of it', async () => {
    const { user, caller } = await signedIn(app);
    const driver = await buildStaff(app, { role_type: ROLE_TYPE.delivery });
    const { id } = await buildRequest(app, user, { staff_id: driver.id });
    const path = await made(caller);
    const { etag } = (await app.anonymous.get(path).expect(200)).headers;
    const act = { act: REPORTED_ACT.pickup, made_at: NOW };
    await (await app.as(driver)).post(`/admin/washRequest/${id}/actReports`).send(act).expect(204);
    const desk = await app.as(await buildAdmin(app));
    const [report] = (await desk.get('/admin/actReports').query({ wreq_id: id }).expect(200)).body;
    for (const how of ['close', 'reopen']) await desk.post(`/admin/actReports/${report.id}/${how}`).expect(204);
    await app.anonymous.get(path).set('If-None-Match', String(etag)).expect(304);
  });
});

describe('its address', () => {
  it('is another when it is made anew, and leads nowhere when it is ended', async () => {
    const { user, caller } = await signedIn(app);
    expect((await caller.get(OWN).expect(200)).body).toEqual({ url: null, created_at: null });
    const first = await made(caller);
    const second = await made(caller);
    expect(second).not.toBe(first);
    await app.anonymous.get(first).expect(404);
    await app.anonymous.get(second).expect(200);
    await caller.delete(OWN).expect(204);
    await app.anonymous.get(second).expect(404);
    await caller.delete(OWN).expect(204);
    expect((await caller.get(OWN).expect(200)).body).toEqual({ url: null, created_at: null });
    expect(await operationsOf(app, user)).toEqual([
      ...[OPERATION.calendarFeedMade, OPERATION.calendarFeedMade],
      OPERATION.calendarFeedEnded,
    ]);
  });

  it('is one, however many are made at once', async () => {
    const { user, caller } = await signedIn(app);
    const answers = await Promise.all(Array.from({ length: 6 }, () => caller.post(OWN)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    const stored = await app.database.manager.findBy(CalendarFeed, { user_id: user.id });
    expect(stored).toHaveLength(1);
  });

  it('answers alike what is unknown, no secret at all, and the address of an account that is deleted', async () => {
    const { user, caller } = await signedIn(app);
    const path = await made(caller);
    const { secret_hash: hash } = await app.database.manager.findOneByOrFail(CalendarFeed, { user_id: user.id });
    await app.database.manager.update(User, { id: user.id }, { deleted_at: NOW });
    const unknown = await app.anonymous.get(`/calendar/${'A'.repeat(43)}.ics`).expect(404);
    const others = [path, path.replace('.ics', ''), `/calendar/${hash}.ics`, '/calendar/.ics', "/calendar/'--.ics"];
    for (const each of others) expect((await app.anonymous.get(each)).body).toEqual(unknown.body);
    expect(unknown.headers['cache-control']).toBe('no-store');
  });

  it.each<[string, (user: User, caller: Caller) => Promise<unknown>]>([
    [
      'a withdrawal',
      async (_, caller) => {
        await caller.delete('/users/me').expect(200);
        app.clock.set('2026-12-01 00:10:00');
        await runJob(app, 'finish-withdrawals');
      },
    ],
    [
      'an operator',
      async ({ id }) =>
        (await app.as(await buildAdmin(app))).post(`/admin/users/${id}/status`).send({ status: 90 }).expect(200),
    ],
    ['a deletion', async ({ id }) => (await app.as(await buildAdmin(app))).delete(`/admin/users/${id}`).expect(204)],
  ])('ends with the account: by %s', async (_, end) => {
    const { user, caller } = await signedIn(app, { created_at: '2026-09-01 09:00:00', valid_from: '2026-09-01' });
    const path = await made(caller);
    await end(user, caller);
    await app.anonymous.get(path).expect(404);
    expect(await app.database.manager.findBy(CalendarFeed, { user_id: user.id })).toEqual([]);
  });

  it('has its secret nowhere in clear, shows it to no operator, and is in no line of the log', async () => {
    const { user, caller } = await signedIn(app);
    const lines = await logLinesOf(app, async () => {
      const path = await made(caller);
      await text(path);
    });
    const { body } = await caller.get(OWN).expect(200);
    const [, secret = ''] = /calendar\/(.*)\.ics$/.exec(body.url) ?? [];
    expect(secret).toHaveLength(43);
    expect(lines.join('\n')).not.toContain(secret);
    const stored = await app.database.query<object>('SELECT * FROM calendar_feeds WHERE user_id = ?', [user.id]);
    expect(JSON.stringify(stored)).not.toContain(secret);
    const admin = await app.as(await buildAdmin(app));
    for (const path of [`/admin/users/${user.id}`, `/admin/users/${user.id}/history`])
      expect((await admin.get(path).expect(200)).text).not.toContain(secret);
    const data = await caller.get('/users/me/data').expect(200);
    expect(data.text).not.toContain(secret);
    expect(data.body.calendar_feed_made_at).toEqual(AT_NINE);
  });
});

// Each on a database of its own, which this file's first application does not outlive.
it('a calendar feed has no line of more than 75 bytes, however the product is called', async () => {
  const named = await startApp({ env: { BRAND_NAME: 'とても長い名前の、せんたく; 便'.repeat(4) } });
  try {
    const user = await buildCustomer(named);
    await buildRequest(named, user);
    const path = await made(await named.as(user));
    const { text: said } = await named.anonymous.get(path).expect(200);
    for (const line of said.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(entriesOf(said)[0]?.title).toContain('とても長い名前の、せんたく; 便とても');
  } finally {
    await named.close();
  }
});

it('a calendar feed is asked for a hundred times a minute by one network, and made ten times an hour', async () => {
  const limited = await startApp({ env: { RATE_LIMIT: 'on' } });
  try {
    const asked = Array.from({ length: CALENDAR_LIMITS.callsPerMinute + 1 }, () =>
      limited.anonymous.get('/calendar/none.ics'),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    const caller = await limited.as(await buildCustomer(limited));
    for (let times = 0; times < CALENDAR_LIMITS.madePerHour; times += 1) await caller.post(OWN).expect(201);
    await caller.post(OWN).expect(429);
  } finally {
    await limited.close();
  }
});
