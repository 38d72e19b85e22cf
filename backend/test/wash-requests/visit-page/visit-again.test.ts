import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Mail } from '../../../src/modules/mail/mail.entity.js';
import { clearText } from '../../harness/looks/clear-text.js';
import { buildAdmin, buildCustomer } from '../../harness/rows/build-people.js';
import { buildRequest } from '../../harness/rows/build-request.js';
import { mailsTo } from '../../harness/looks/delivered.js';
import { mailsOf, placesOn, rowOf, startWithAreas } from '../../harness/calls/own-requests.js';
import { NOW, type RunningApp } from '../../harness/servers/start-app.js';

/** It is Wednesday, 25 November 2026, 9 in the morning: the pickup was at 8. */
let app: RunningApp;
beforeAll(async () => {
  app = await startWithAreas();
});
afterAll(() => app.close());
afterEach(() => app.clock.set(NOW));

const MISSED = {
  sched_pickup_dt: '2026-11-25 08:00:00',
  sched_delivery_dt: '2026-11-30 13:00:00',
  absence_status: 1,
} as const;

async function build(overrides: Parameters<typeof buildRequest>[2] = {}) {
  const user = await buildCustomer(app);
  const { id } = await buildRequest(app, user, { ...MISSED, ...overrides });
  return { user, id, path: `/visits/${clearText((await rowOf(app, id)).visit_secret)}` };
}
const again = (path: string, body: object) => app.anonymous.put(`${path}/again`).send(body);
const offered = async (path: string) => (await app.anonymous.get(path).expect(200)).body.again;
const bodyOf = async (userId: number, template: string): Promise<string> =>
  clearText((await app.database.manager.findOneByOrFail(Mail, { user_id: userId, template })).body);
const TODAY = { leg: 1, time: '2026-11-25 13:00:00' };

describe('a pickup that was tried in vain', () => {
  it('is moved by the link to a time that is offered', async () => {
    const { user, id, path } = await build();
    const { missed, was_out, again: offer } = (await app.anonymous.get(path).expect(200)).body;
    expect([missed, was_out, offer.leg]).toEqual([1, true, 1]);
    const { times } = offer;
    expect(times[0]).toEqual({ time: '2026-11-25 11:30:00', delivery: null });
    expect(new Set(times.map(({ time }: { time: string }) => time.slice(0, 10))).size).toBe(3);
    const { body } = await again(path, TODAY).expect(200);
    expect(body).toMatchObject({ sched_pickup_dt: TODAY.time, missed: null, again: null, auto_cancel_dt: null });
    expect(await rowOf(app, id)).toMatchObject({ sched_dt: TODAY.time, absence_status: 0 });
    // Sent again, it is no change.
    await again(path, TODAY).expect(200);
    expect(await mailsOf(app, user)).toEqual(['request_changed']);
  });

  it('before its time is made at that very time, where that is chosen', async () => {
    const { user, id, path } = await build({ sched_pickup_dt: '2026-11-25 21:00:00' });
    const { times } = await offered(path);
    const planned = times.find(({ time }: { time: string }) => time === '2026-11-25 21:00:00');
    const { body } = await again(path, { leg: 1, ...planned }).expect(200);
    expect(body).toMatchObject({ sched_pickup_dt: planned.time, again: null, auto_cancel_dt: null });
    expect(await rowOf(app, id)).toMatchObject({ sched_dt: planned.time, absence_status: 0 });
    await again(path, { leg: 1, ...planned }).expect(200);
    expect(await mailsOf(app, user)).toEqual(['request_changed']);
    const [mail] = await mailsTo(app, user.email);
    expect(mail?.subject).toContain('予定の日時にうかがいます');
  });

  it('takes its delivery along as the page says, and its place of the day', async () => {
    const { id, path } = await build({ sched_delivery_dt: '2026-11-27 13:00:00' });
    const { times } = await offered(path);
    const choice = times.find(({ time }: { time: string }) => time === '2026-11-26 18:00:00');
    expect(choice.delivery).toBe('2026-11-30 13:00:00');
    const before = await placesOn(app, '2026-11-26');
    await again(path, { leg: 1, time: choice.time }).expect(409);
    await again(path, { leg: 1, ...choice }).expect(200);
    expect(await rowOf(app, id)).toMatchObject({ sched_pickup_dt: choice.time, sched_delivery_dt: choice.delivery });
    expect(await placesOn(app, '2026-11-26')).toBe(before + 1);
  });

  it.each<[object, number, string]>([
    [{ leg: 1, time: '2026-11-25 11:00:00' }, 422, 'revisit_too_soon'],
    [{ leg: 1, time: '2026-11-25 13:10:00' }, 422, 'invalid_area_time'],
    [{ leg: 2, time: '2026-12-01 13:00:00' }, 409, 'time_limit_exceeded'],
  ])('is not moved by %j', async (body, status, code) => {
    const { path, user } = await build();
    const answer = await again(path, body).expect(status);
    expect(answer.body.refusals[0].code).toBe(code);
    expect(await mailsOf(app, user)).toEqual([]);
  });

  it('is moved once by two who choose at once', async () => {
    const { path, user } = await build();
    const choices = ['2026-11-25 13:00:00', '2026-11-25 18:00:00'];
    const answers = await Promise.all(choices.map((time) => again(path, { leg: 1, time })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await mailsOf(app, user)).toEqual(['request_changed']);
  });
});

it('what was not missed is moved by its own rules only', async () => {
  const { path } = await build({ sched_pickup_dt: '2026-11-26 13:00:00', absence_status: 0 });
  expect(await offered(path)).toBeNull();
  const { body } = await again(path, { leg: 1, time: '2026-11-27 13:00:00' }).expect(409);
  expect(body.reason).toBe('time_limit_exceeded');
});

it('a pickup whose day is over is moved, too; one of today may still be made', async () => {
  const today = await build({ absence_status: 0 });
  expect(await offered(today.path)).toBeNull();
  const yesterday = await build({ sched_pickup_dt: '2026-11-24 13:00:00', absence_status: 0 });
  const { body } = await app.anonymous.get(yesterday.path).expect(200);
  expect([body.again.leg, body.was_out]).toEqual([1, false]);
});

it.each([
  ['a pickup', {}, 1],
  [
    'a delivery',
    {
      status: 4,
      absence_status: 2,
      result_pickup_dt: MISSED.sched_pickup_dt,
      sched_delivery_dt: '2026-11-25 08:30:00',
    },
    2,
  ],
  ['no cancelled one', { cancelled_at: NOW, cancel_kind: 1 }, null],
] as const)('of a one-time request %s that was tried in vain is told, without a time', async (_, row, missed) => {
  const { path } = await build({ plan_id: 'tx_1', ...row });
  expect((await app.anonymous.get(path).expect(200)).body).toMatchObject({ missed, again: null });
});

describe('an absence mail', () => {
  const send = async (id: number, type: number) => {
    const admin = await app.as(await buildAdmin(app));
    await admin.post(`/admin/washRequest/${id}/sendAbsenceMail`).send({ type }).expect(200);
  };

  it('of a pickup has the next times, until when each is chosen, and the link', async () => {
    const { user, id } = await build({ absence_status: 0 });
    await send(id, 1);
    const body = await bodyOf(user.id, 'absence_pickup');
    expect(body).toContain('・11月25日(水) 11:30〜22:00\n');
    expect(body).toContain('\nどの日時も、その2時間前までお選びいただけます。\n');
    expect(body).toContain('11月27日(金) 23:59 まで（あと2日）に\n新しい日時をお選びいただけない場合は');
    expect(body).toMatch(/その場合は1バッグをご利用になったものとし、\n?(残りの|お返しする)/);
    expect(body).toMatch(/ログインせずにお選びいただけます。\n.*\/visit\/[\w-]{43}#again\n[^]*\/visit\/[\w-]{43}\n/);
  });

  it('of a one-time pickup offers none, and says until when it must be done', async () => {
    const { user, id } = await build({ absence_status: 0, plan_id: 'tx_1' });
    await send(id, 1);
    const body = await bodyOf(user.id, 'absence_pickup');
    expect(body).toContain('11月27日(金) 23:59 まで（あと2日）に\n集荷できない場合は');
    expect(body).toContain('あらためての集荷日時は、お問い合わせフォームよりご連絡ください。');
    expect(body).not.toContain('お選びいただけ');
    expect(body).not.toContain('その場合は');
  });

  it('says of no day that it can be chosen after the request is cancelled by itself', async () => {
    const { user, id } = await build({ sched_pickup_dt: '2026-11-24 13:00:00', absence_status: 0 });
    await send(id, 1);
    const days = '・11月27日(金) 10:00〜22:00（11月26日(木) 23:59 までに選択）';
    expect(await bodyOf(user.id, 'absence_pickup')).toContain(days);
  });

  it('of a delivery has them too', async () => {
    const folded = {
      status: 4,
      sched_pickup_dt: '2026-11-20 13:00:00',
      sched_delivery_dt: '2026-11-25 08:30:00',
    } as const;
    const { user, id, path } = await build({ ...folded, absence_status: 0, result_pickup_dt: '2026-11-20 13:00:00' });
    await send(id, 2);
    expect(await bodyOf(user.id, 'absence_delivery')).toContain('・11月26日(木) 10:00〜22:00\n');
    await again(path, { leg: 2, time: '2026-11-26 10:00:00' }).expect(200);
    expect(await rowOf(app, id)).toMatchObject({ sched_dt: '2026-11-26 10:00:00', absence_status: 0 });
  });
});
