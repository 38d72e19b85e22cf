import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CLAIM_LIMITS } from '@laundry/shared/constants/claim-limits';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { Claim } from '../../src/modules/claims/claim.entity.js';
import { OperationHistory } from '../../src/modules/history/operation-history.entity.js';
import { Photo } from '../../src/modules/photos/photo.entity.js';
import { runJob } from '../harness/calls/sandbox.js';
import { buildAdmin, buildCustomer, buildStaff } from '../harness/rows/build-people.js';
import { buildRequest } from '../harness/rows/build-request.js';
import { deliveredRequest, madeClaim } from '../harness/rows/claims.js';
import { mailsTo } from '../harness/looks/delivered.js';
import { operationsOf, signedIn } from '../harness/calls/own-requests.js';
import { fileOfPhoto, keptPhoto } from '../harness/calls/photos.js';
import { NOW, startApp, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const TEXT = 'シャツの襟の汚れが\n残っていました';
const ANSWER = '申し訳ございません。\n無料で洗い直します';
const pathOf = (id: number): string => `/users/me/washRequests/${id}/claims`;

describe('what a customer writes about their laundry', () => {
  it('is stored with its photos, and shown to them with the request', async () => {
    const { user, caller } = await signedIn(app);
    const { id } = await deliveredRequest(app, user);
    const photos = [await keptPhoto(app, user), await keptPhoto(app, user)];
    expect((await caller.get(pathOf(id)).expect(200)).body).toEqual([]);
    const { body } = await caller
      .post(pathOf(id))
      .send({ text: `${TEXT}\n `, photos })
      .expect(201);
    const shown = photos.map((name) => ({ name, width: 300, height: 400 }));
    expect(body).toMatchObject({ text: TEXT, photos: shown, answer: null, answered_at: null });
    expect((await caller.get(pathOf(id)).expect(200)).body).toEqual([body]);
    const [claim] = (await caller.get('/users/me/data').expect(200)).body.claims;
    expect(claim).toMatchObject({ wash_request_id: id, text: TEXT, answer: '', photos });
    expect(await operationsOf(app, user)).toEqual([OPERATION.claimMade]);
    const row = await app.database.manager.findOneByOrFail(OperationHistory, { user_id: user.id });
    expect(row.changes).toBe(JSON.stringify({ claim_id: [null, body.id], photo_count: [null, 2] }));
  });

  it('is received with one mail that says what was written', async () => {
    const { user, caller } = await signedIn(app);
    const { id } = await deliveredRequest(app, user);
    const photos = [await keptPhoto(app, user), await keptPhoto(app, user)];
    const sent = [1, 2].map(() => caller.post(pathOf(id)).send({ text: TEXT, photos }));
    expect((await Promise.all(sent)).map(({ status }) => status).sort()).toEqual([201, 409]);
    const mails = await mailsTo(app, user.email);
    expect(mails.map(({ template }) => template)).toEqual(['claim_made']);
    for (const part of [`受付番号：${id}`, TEXT, '写真：2枚']) expect(mails[0]?.body).toContain(part);
  });

  it('is one at a time, also when two are sent at once, and another may follow the answer', async () => {
    const { user, caller } = await signedIn(app);
    const { id } = await deliveredRequest(app, user);
    const sent = await Promise.all([1, 2, 3].map(() => caller.post(pathOf(id)).send({ text: TEXT, photos: [] })));
    expect(sent.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const refused = sent.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ reason: 'dup', detail: expect.stringContaining('回答をお待ちください') });
    const admin = await app.as(await buildAdmin(app));
    const [open] = (await caller.get(pathOf(id)).expect(200)).body;
    await admin.put(`/admin/claims/${open.id}/answer`).send({ answer: ANSWER }).expect(200);
    await caller.post(pathOf(id)).send({ text: 'もう一度', photos: [] }).expect(201);
    expect((await caller.get(pathOf(id)).expect(200)).body).toMatchObject([{ text: 'もう一度' }, { answer: ANSWER }]);
  });

  it('is taken until the fourteenth day after the delivery, of what was washed and delivered only', async () => {
    const { user, caller } = await signedIn(app);
    const { id } = await deliveredRequest(app, user);
    const open = await buildRequest(app, user);
    const late = { reason: 'time_limit_exceeded', detail: expect.stringContaining('14日以内') };
    expect((await caller.post(pathOf(open.id)).send({ text: TEXT, photos: [] }).expect(409)).body.reason).toBe(
      late.reason,
    );
    app.clock.set('2026-12-08 00:00:00');
    expect((await caller.post(pathOf(id)).send({ text: TEXT, photos: [] }).expect(409)).body).toMatchObject(late);
    app.clock.set('2026-12-07 23:59:00');
    await caller.post(pathOf(id)).send({ text: TEXT, photos: [] }).expect(201);
    app.clock.set(NOW);
  });

  it.each([
    [{ text: ' \n', photos: [] }, 'text'],
    [{ text: 'あ'.repeat(CLAIM_LIMITS.textLength + 1), photos: [] }, 'text'],
    [{ text: 'a\u0000b', photos: [] }, 'text'],
    [{ text: TEXT }, 'photos'],
    [{ text: TEXT, photos: ['../x'] }, 'photos'],
    [{ text: TEXT, photos: ['0', '1', '2', '3'].map((digit) => digit.repeat(32)) }, 'photos'],
    [{ text: TEXT, photos: ['a'.repeat(32), 'a'.repeat(32)] }, 'photos'],
    [{ text: TEXT, photos: ['a'.repeat(32)] }, 'photos'],
    [{ text: TEXT, photos: [], answer: 'x' }, 'answer'],
    [{ text: TEXT, photos: [], user_id: 1 }, 'user_id'],
  ])('cannot be %j', async (wrong, field) => {
    const { user, caller } = await signedIn(app);
    const { id } = await deliveredRequest(app, user);
    const { body } = await caller.post(pathOf(id)).send(wrong).expect(422);
    expect(Object.keys(body.errors)).toEqual([field]);
    expect(await app.database.manager.countBy(Claim, { user_id: user.id })).toBe(0);
  });

  it('cannot carry a photo of another customer, or one that was written with', async () => {
    const { user, caller } = await signedIn(app);
    const { photo } = await madeClaim(app, await buildCustomer(app));
    const own = await madeClaim(app, user);
    const { id } = await deliveredRequest(app, await buildCustomer(app));
    const second = await buildRequest(app, user, { ...STAMPS, sched_pickup_dt: '2026-11-18 13:00:00' });
    for (const name of [photo, own.photo]) {
      const { body } = await caller
        .post(pathOf(second.id))
        .send({ text: TEXT, photos: [name] })
        .expect(422);
      expect(body.refusals).toEqual([{ code: 'photo_gone', field: 'photos' }]);
    }
    await caller.post(pathOf(id)).send({ text: TEXT, photos: [] }).expect(404);
    await caller.get(pathOf(id)).expect(404);
    expect(await app.database.manager.countBy(Claim, { user_id: user.id })).toBe(1);
  });

  it('is stored once for one key', async () => {
    const { user, caller } = await signedIn(app);
    const { id } = await deliveredRequest(app, user);
    const keyed = () => caller.post(pathOf(id)).set('idempotency-key', `claim-${id}`).send({ text: TEXT, photos: [] });
    const [first, again] = [await keyed().expect(201), await keyed().expect(201)];
    expect(again.body).toEqual(first.body);
  });
});

describe('the desk', () => {
  it('sees what waits, with its photos, and answers it once by mail', async () => {
    const user = await buildCustomer(app);
    const { id, request, photo, caller } = await madeClaim(app, user);
    const admin = await buildAdmin(app);
    const desk = await app.as(admin);
    const waiting = JSON.stringify({ is_answered: false, user_id: user.id });
    const list = await desk.get('/admin/claims').query({ filter: waiting }).expect(200);
    expect(list.body).toMatchObject([{ id, wash_request_id: request.id, user_id: user.id, photo_count: 1 }]);
    expect(list.headers['content-range']).toBe('claims 0-0/1');
    const { body: one } = await desk.get(`/admin/claims/${id}`).expect(200);
    expect(one).toMatchObject({
      answer: null,
      photos: [{ name: photo }],
      result_delivery_dt: '2026-11-23 13:10:00',
      version: 1,
    });
    const shown = await desk.get(`/admin/claims/${id}/photos/${photo}`).expect(200);
    expect(shown.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'private, no-store' });
    const before = Number((await desk.get('/admin/today').expect(200)).body.claims);
    const { body } = await desk
      .put(`/admin/claims/${id}/answer`)
      .send({ answer: `${ANSWER} `, version: 1 })
      .expect(200);
    expect(body).toMatchObject({ answer: ANSWER, answered_by_name: expect.any(String), version: 2 });
    expect((await desk.get('/admin/today').expect(200)).body.claims).toBe(before - 1);
    expect((await desk.get('/admin/claims').query({ filter: waiting }).expect(200)).body).toEqual([]);
    const mails = await mailsTo(app, user.email);
    expect(mails.filter(({ template }) => template === 'claim_answered').map(({ body: said }) => said)).toEqual([
      expect.stringContaining(ANSWER),
    ]);
    expect((await caller.get(pathOf(request.id)).expect(200)).body).toMatchObject([{ answer: ANSWER }]);
    expect(await operationsOf(app, user)).toEqual([OPERATION.claimMade, OPERATION.claimAnswered]);
  });

  it('of two who answer tells the second who was first, and mails once', async () => {
    const user = await buildCustomer(app);
    const { id } = await madeClaim(app, user);
    const desk = await app.as(await buildAdmin(app, { name1: '受付', name2: '一郎' }));
    const manager = await app.as(await buildStaff(app, { role_type: ROLE_TYPE.manager }));
    await desk.put(`/admin/claims/${id}/answer`).send({ answer: ANSWER, version: 1 }).expect(200);
    const { body } = await manager
      .put(`/admin/claims/${id}/answer`)
      .send({ answer: '別の回答', version: 1 })
      .expect(409);
    expect(body).toMatchObject({ reason: 'stale', by: '受付 一郎', current: { answer: ANSWER, version: 2 } });
    await manager.put(`/admin/claims/${id}/answer`).send({ answer: '別の回答' }).expect(409);
    const mails = await mailsTo(app, user.email);
    expect(mails.filter(({ template }) => template === 'claim_answered')).toHaveLength(1);
  });

  it.each([ROLE_TYPE.leader, ROLE_TYPE.wash, ROLE_TYPE.delivery, ROLE_TYPE.lowest])(
    'is no staff of type %s',
    async (role_type) => {
      const { id, photo } = await madeClaim(app, await buildCustomer(app));
      const staff = await app.as(await buildStaff(app, { role_type }));
      await staff.get('/admin/claims').expect(403);
      await staff.get(`/admin/claims/${id}`).expect(403);
      await staff.get(`/admin/claims/${id}/photos/${photo}`).expect(403);
      await staff.put(`/admin/claims/${id}/answer`).send({ answer: ANSWER }).expect(403);
      expect((await staff.get('/admin/today').expect(200)).body.claims).toBeNull();
    },
  );

  it('sees a photo with what was written with it only', async () => {
    const [one, other] = [
      await madeClaim(app, await buildCustomer(app)),
      await madeClaim(app, await buildCustomer(app)),
    ];
    const unused = await keptPhoto(app, await buildCustomer(app));
    const desk = await app.as(await buildAdmin(app));
    for (const name of [other.photo, unused, 'x']) await desk.get(`/admin/claims/${one.id}/photos/${name}`).expect(404);
    await desk.get('/admin/claims/999999').expect(404);
    await desk.put('/admin/claims/999999/answer').send({ answer: ANSWER }).expect(404);
  });
});

describe('the photos', () => {
  it('are stored for ninety days, and what was written stays', async () => {
    app.clock.set(NOW);
    const user = await buildCustomer(app);
    const { id, photo, request } = await madeClaim(app, user);
    const clean = () => runJob(app, 'clean-photos');
    app.clock.set('2027-02-23 23:59:00');
    await clean();
    expect(existsSync(fileOfPhoto(app, photo))).toBe(true);
    app.clock.set('2027-02-24 04:30:00');
    await clean();
    expect(existsSync(fileOfPhoto(app, photo))).toBe(false);
    expect(await app.database.manager.countBy(Photo, { name: photo })).toBe(0);
    const desk = await app.as(await buildAdmin(app));
    expect((await desk.get(`/admin/claims/${id}`).expect(200)).body).toMatchObject({ photos: [], photo_count: 0 });
    const caller = await app.as(user);
    expect((await caller.get(pathOf(request.id)).expect(200)).body).toMatchObject([{ photos: [] }]);
    app.clock.set(NOW);
  });
});

it('ten a day are taken of one customer, and what is refused is none of them', async () => {
  const limited = await startApp({ env: { RATE_LIMIT: 'on' } });
  try {
    const { user, caller } = await signedIn(limited, { available_request_count: 20 });
    const write = async (id: number, text: string) => (await caller.post(pathOf(id)).send({ text, photos: [] })).status;
    const statuses: number[] = [];
    for (let n = 0; n <= CLAIM_LIMITS.perDay; n += 1) {
      const { id } = await deliveredRequest(limited, user, { sched_pickup_dt: `2026-11-${10 + n} 09:00:00` });
      statuses.push(await write(id, ''), await write(id, TEXT), await write(id, TEXT));
    }
    const taken = Array(CLAIM_LIMITS.perDay - 1)
      .fill([422, 201, 409])
      .flat();
    expect(statuses).toEqual([...taken, 422, 201, 429, 429, 429, 429]);
  } finally {
    await limited.close();
  }
});

const STAMPS = {
  sched_delivery_dt: '2026-11-23 14:00:00',
  result_pickup_dt: '2026-11-18 13:05:00',
  result_wash_dt: '2026-11-20 10:00:00',
  result_fold_dt: '2026-11-20 15:00:00',
  result_delivery_dt: '2026-11-23 14:10:00',
  status: 3,
} as const;
