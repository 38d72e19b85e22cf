import { existsSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { PROOF_LIMITS, PROOF_OF } from '@laundry/shared/constants/proof';
import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import sharp from 'sharp';
import { OperationHistory } from '../../../src/modules/history/operation-history.entity.js';
import { Photo } from '../../../src/modules/photos/photo.entity.js';
import type { User } from '../../../src/modules/users/user.entity.js';
import { runJob } from '../../harness/calls/sandbox.js';
import { clearText } from '../../harness/looks/clear-text.js';
import { buildArea } from '../../harness/rows/build-area.js';
import { buildCustomer, buildStaff } from '../../harness/rows/build-people.js';
import { buildRequest } from '../../harness/rows/build-request.js';
import {
  fileOfPhoto,
  photoFiles,
  photoOf,
  sendPhoto,
  sendProof,
  stallUntilRefused,
} from '../../harness/calls/photos.js';
import { rowOf } from '../../harness/calls/own-requests.js';
import { asJson, send } from '../../harness/calls/send.js';
import { NOW, startApp, type Caller, type RunningApp } from '../../harness/servers/start-app.js';

const TODAY = '2026-11-25 10:00:00';
let app: RunningApp;
let driver: User;
let own: Caller;
let leader: User;
let desk: Caller;

beforeAll(async () => {
  app = await startApp();
  await buildArea(app);
  driver = await buildStaff(app, { role_type: ROLE_TYPE.delivery, name1: '配達', name2: '太郎' });
  own = await app.as(driver);
  leader = await buildStaff(app, { role_type: ROLE_TYPE.leader });
  desk = await app.as(leader);
});
beforeEach(() => app.clock.set(NOW));
afterAll(() => app.close());

/** A stop of the driver's today. */
const pickupStop = async (more = {}) => {
  const user = await buildCustomer(app, { available_request_count: 20 });
  const row = { sched_pickup_dt: TODAY, sched_dt: TODAY, staff_id: driver.id, count: 1, ...more };
  return { user, ...(await buildRequest(app, user, row)) };
};
const deliveryStop = () =>
  pickupStop({
    sched_pickup_dt: '2026-11-20 10:00:00',
    sched_delivery_dt: TODAY,
    status: 4,
    result_pickup_dt: '2026-11-20 10:05:00',
  });
const pickUp = (id: number) =>
  own.post(`/admin/washRequest/${id}/setDate`).send({ status: 0, result_pickup_dt: '2026-11-25 09:00:00' }).expect(200);
const deliver = (id: number, by = own) =>
  by
    .post(`/admin/washRequest/${id}/setDate`)
    .send({ status: 4, result_delivery_dt: '2026-11-25 09:00:00' })
    .expect(200);
const absence = (id: number, type: 1 | 2) =>
  own.post(`/admin/washRequest/${id}/sendAbsenceMail`).send({ type }).expect(200);

const prove = (id: number, of: number, more: { by?: User; key?: string; body?: Buffer; made_at?: string } = {}) =>
  sendProof(app, more.by ?? driver, id, {
    query: new URLSearchParams({
      proof_of: String(of),
      ...(more.made_at !== undefined && { made_at: more.made_at }),
    }).toString(),
    ...(more.key !== undefined && { key: more.key }),
    ...(more.body !== undefined && { body: more.body }),
  });
/** What a delivered stop has, and its photo's name. */
async function provedDelivery() {
  const stop = await deliveryStop();
  await deliver(stop.id);
  const { text } = await prove(stop.id, PROOF_OF.delivery);
  return { ...stop, name: String(JSON.parse(text).name) };
}
const shown = async (path: string, by: { id: number; role: number } | null) =>
  send(app.url, { method: 'GET', path: `/api/v1${path}`, headers: asJson(by && (await app.tokenOf(by))) });
const codesOf = (text: string): unknown[] => JSON.parse(text).refusals?.map(({ code }: { code: string }) => code);
const entriesOf = (wreq_id: number, operation_type: number) =>
  app.database.manager.findBy(OperationHistory, { wreq_id, operation_type } as object);

describe('a photo at the door', () => {
  it.each([
    ['a pickup', PROOF_OF.pickup, pickupStop, pickUp],
    ['a delivery', PROOF_OF.delivery, deliveryStop, (id: number) => deliver(id)],
    ['an absence at the pickup', PROOF_OF.pickupAbsence, pickupStop, (id: number) => absence(id, 1)],
    ['an absence at the delivery', PROOF_OF.deliveryAbsence, deliveryStop, (id: number) => absence(id, 2)],
  ] as const)('of %s is stored after it, and is in the history', async (_name, of, stop, act) => {
    const { id } = await stop();
    const without = await prove(id, of);
    expect([without.status, codesOf(without.text)]).toEqual([409, ['proof_without_act']]);
    await act(id);
    const { status, text } = await prove(id, of);
    expect([status, JSON.parse(text)]).toEqual([
      201,
      {
        name: expect.stringMatching(/^[0-9a-f]{32}$/),
        width: 300,
        height: 400,
        proof_of: of,
        taken_at: expect.any(String),
      },
    ]);
    const { body } = await desk.get(`/admin/washRequest/${id}`).expect(200);
    expect(body.photos).toEqual([
      { name: JSON.parse(text).name, proof_of: of, taken_at: JSON.parse(text).taken_at, taken_by_name: '配達 太郎' },
    ]);
    const [entry] = await entriesOf(id, OPERATION.proofTaken);
    expect(JSON.parse(entry?.changes ?? '')).toEqual({ proof_of: [null, of], photo_count: [0, 1] });
  });

  it('is drawn anew, as customers’ photos are', async () => {
    const { id, user, name } = await provedDelivery();
    const { bytes, headers } = await shown(`/admin/washRequest/${id}/photos/${name}`, leader);
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'private, no-store' });
    const { exif, orientation } = await sharp(bytes).metadata();
    expect({ exif, orientation }).toEqual({});
    expect(bytes.includes('CanaryPhone')).toBe(false);
    expect((await shown(`/users/me/photos/${name}`, user)).bytes).toEqual(bytes);
  });

  it('waits for none of the customers’ photos, however many stop half-way', async () => {
    const { id } = await deliveryStop();
    await deliver(id);
    const newToken = async () => app.tokenOf(await buildCustomer(app));
    const lines = await stallUntilRefused(app, await Promise.all(Array.from({ length: 17 }, newToken)));
    expect((await sendPhoto(app, await newToken(), await photoOf())).status).toBe(503);
    expect((await prove(id, PROOF_OF.delivery)).status).toBe(201);
    for (const line of lines) line.destroy();
  });

  it('is not its customer’s to write a claim with', async () => {
    const { id, user, name } = await provedDelivery();
    const caller = await app.as(user);
    const sent = caller.post(`/users/me/washRequests/${id}/claims`).send({ text: '破れていました', photos: [name] });
    const { body } = await sent.expect(422);
    expect(body.refusals).toMatchObject([{ field: 'photos', code: 'photo_gone' }]);
    expect(await app.database.manager.findOneByOrFail(Photo, { name })).toMatchObject({ claim_id: null });
  });

  it.each([
    ['what is no photo', '<html></html>', 422],
    ['nothing', '', 422],
  ])('cannot be %s', async (_name, body, expected) => {
    const { id } = await pickupStop();
    await pickUp(id);
    const { status, text } = await prove(id, PROOF_OF.pickup, { body: Buffer.from(body) });
    expect([status, codesOf(text)]).toEqual([expected, ['photo_unreadable']]);
  });

  it.each(['', 'proof_of=0', 'proof_of=5', 'proof_of=1&proof_of=2', 'proof_of=1&made_at=x', 'proof_of=1&of=2'])(
    'is asked of what it is: %s',
    async (query) => {
      const { id } = await pickupStop();
      expect((await sendProof(app, driver, id, { query })).status).toBe(422);
    },
  );

  it('that a phone stored says when it was taken, within twelve hours', async () => {
    const { id } = await deliveryStop();
    await deliver(id);
    app.clock.set('2026-11-25 20:00:00');
    const { status, text } = await prove(id, PROOF_OF.delivery, { made_at: '2026-11-25 09:00:30' });
    expect([status, JSON.parse(text).taken_at]).toEqual([201, '2026-11-25 09:00:30']);
    const [entry] = await entriesOf(id, OPERATION.proofTaken);
    expect(JSON.parse(entry?.changes ?? '')).toMatchObject({ made_at: [null, '2026-11-25 09:00:30'] });
    const old = await prove(id, PROOF_OF.delivery, { made_at: '2026-11-25 07:59:59' });
    expect([old.status, codesOf(old.text)]).toEqual([422, ['made_at_too_old']]);
  });

  it('comes within a day of its act', async () => {
    const { id } = await deliveryStop();
    await deliver(id);
    app.clock.set('2026-11-26 09:00:01');
    const { status, text } = await prove(id, PROOF_OF.delivery);
    expect([status, codesOf(text)]).toEqual([422, ['proof_too_late']]);
  });

  it('is one of two of an act, also when they come at once', async () => {
    const { id } = await pickupStop();
    await absence(id, 1);
    const sent = await Promise.all([1, 2, 3].map(() => prove(id, PROOF_OF.pickupAbsence)));
    expect(sent.map(({ status }) => status).sort()).toEqual([201, 201, 422]);
    app.clock.set('2026-11-25 10:00:00');
    await absence(id, 1);
    expect((await prove(id, PROOF_OF.pickupAbsence)).status).toBe(201);
  });

  it('is kept once for one key, whatever became of the first answer; another photo under it is refused', async () => {
    const { id } = await pickupStop();
    await pickUp(id);
    const key = `photo ${id}`;
    const body = await photoOf();
    const [first, again] = [
      await prove(id, PROOF_OF.pickup, { key, body }),
      await prove(id, PROOF_OF.pickup, { key, body }),
    ];
    expect([first.status, again.status, again.text]).toEqual([201, 201, first.text]);
    expect(await app.database.manager.countBy(Photo, { wash_request_id: id })).toBe(1);
    const other = await prove(id, PROOF_OF.pickup, { key, body: await photoOf(200, 100) });
    expect([other.status, codesOf(other.text)]).toEqual([422, ['idempotency_other_body']]);
  });

  it('that is refused leaves no file', async () => {
    const { id } = await pickupStop();
    const before = photoFiles(app);
    await prove(id, PROOF_OF.pickup);
    expect(photoFiles(app)).toEqual(before);
  });

  it('goes with the mark that is taken back', async () => {
    const { id, user, name } = await provedDelivery();
    await desk.post(`/admin/washRequest/${id}/delDate`).send({ status: 3, result_delivery_dt: 1 }).expect(200);
    expect((await shown(`/users/me/photos/${name}`, user)).status).toBe(404);
    const [entry] = await entriesOf(id, OPERATION.reverted);
    expect(JSON.parse(entry?.changes ?? '')).toMatchObject({ photo_count: [1, 0] });
  });
});

describe('who takes one', () => {
  it('is who did the act, also when the request is another’s by now', async () => {
    const { id } = await pickupStop();
    await pickUp(id);
    const other = await buildStaff(app, { role_type: ROLE_TYPE.delivery });
    await desk.post(`/admin/washRequest/${id}/assignStaff`).send({ staff_id: other.id }).expect(200);
    expect((await prove(id, PROOF_OF.pickup)).status).toBe(201);
    expect((await prove(id, PROOF_OF.pickup, { by: other })).status).toBe(409);
  });

  it('is nobody to whom the request is nothing', async () => {
    const { id } = await pickupStop();
    await pickUp(id);
    const stranger = await buildStaff(app, { role_type: ROLE_TYPE.delivery });
    expect((await prove(id, PROOF_OF.pickup, { by: stranger })).status).toBe(404);
    expect((await prove(999_999, PROOF_OF.pickup)).status).toBe(404);
  });

  it('takes so many an hour', async () => {
    const { id } = await pickupStop();
    app = await app.stop().then((start) => start({ RATE_LIMIT: 'on' }));
    const token = await app.tokenOf(driver);
    const call = () =>
      send(app.url, {
        method: 'POST',
        path: `/api/v1/admin/washRequest/${id}/photos?proof_of=1`,
        headers: { 'content-type': 'image/jpeg', authorization: `Bearer ${token}` },
        body: 'x',
      });
    const statuses = new Map<number, number>();
    for (let sent = 0; sent <= PROOF_LIMITS.perHour; sent += 1) {
      const { status } = await call();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 422: PROOF_LIMITS.perHour, 429: 1 });
    app = await app.stop().then((start) => start({ RATE_LIMIT: 'off' }));
    [own, desk] = [await app.as(driver), await app.as(leader)];
  });
});

describe('who sees one', () => {
  it('is whoever sees the request, but wash staff: it may show where somebody lives', async () => {
    const { id, user, name } = await provedDelivery();
    const wash = await buildStaff(app, { role_type: ROLE_TYPE.wash });
    const stranger = await buildStaff(app, { role_type: ROLE_TYPE.delivery });
    const path = `/admin/washRequest/${id}/photos/${name}`;
    const seen = await Promise.all([leader, driver, wash, stranger, user, null].map((by) => shown(path, by)));
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 404, 404, 403, 401]);
    const { body } = await (await app.as(wash)).get(`/admin/washRequest/${id}`).expect(200);
    expect(body).not.toHaveProperty('photos');
    const { id: another } = await provedDelivery();
    expect((await shown(`/admin/washRequest/${another}/photos/${name}`, leader)).status).toBe(404);
  });

  it('is its customer: deliveries and absences, no pickups', async () => {
    const { id, user } = await pickupStop();
    await absence(id, 1);
    await prove(id, PROOF_OF.pickupAbsence);
    await pickUp(id);
    await prove(id, PROOF_OF.pickup);
    const caller = await app.as(user);
    const { body } = await caller.get(`/users/me/washRequests/${id}/photos`).expect(200);
    expect(body).toEqual([
      {
        name: expect.any(String),
        width: 300,
        height: 400,
        proof_of: PROOF_OF.pickupAbsence,
        taken_at: expect.any(String),
      },
    ]);
    await (await app.as(await buildCustomer(app))).get(`/users/me/washRequests/${id}/photos`).expect(404);
    const { body: data } = await caller.get('/users/me/data').expect(200);
    expect(data.door_photos.map(({ proof_of }: { proof_of: number }) => proof_of)).toEqual([3, 1]);
  });

  it('is whoever has the link of the request, and of no other', async () => {
    const { id, name } = await provedDelivery();
    const other = await provedDelivery();
    const secret = clearText((await rowOf(app, id)).visit_secret);
    const { body } = await app.anonymous.get(`/visits/${secret}`).expect(200);
    expect(body.photos).toMatchObject([{ name, proof_of: PROOF_OF.delivery }]);
    expect((await shown(`/visits/${secret}/photos/${name}`, null)).headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    expect((await shown(`/visits/${secret}/photos/${other.name}`, null)).status).toBe(404);
    expect((await shown(`/visits/unknown/photos/${name}`, null)).status).toBe(404);
    app.clock.set('2026-11-27 09:00:00');
    expect((await shown(`/visits/${secret}/photos/${name}`, null)).status).toBe(404);
  });

  it('by the link is no pickup', async () => {
    const { id } = await pickupStop();
    await pickUp(id);
    const { text } = await prove(id, PROOF_OF.pickup);
    const secret = clearText((await rowOf(app, id)).visit_secret);
    expect((await app.anonymous.get(`/visits/${secret}`).expect(200)).body.photos).toEqual([]);
    expect((await shown(`/visits/${secret}/photos/${JSON.parse(text).name}`, null)).status).toBe(404);
  });
});

describe('a photo that is not to be there', () => {
  it('is taken away by the desk, which the history says; a driver asks for it', async () => {
    const { id, user, name } = await provedDelivery();
    await own.delete(`/admin/washRequest/${id}/photos/${name}`).expect(403);
    await desk.delete(`/admin/washRequest/${id}/photos/${name}`).expect(204);
    await desk.delete(`/admin/washRequest/${id}/photos/${name}`).expect(404);
    await desk.delete(`/admin/washRequest/${id}/photos/..`).expect(404);
    expect((await shown(`/users/me/photos/${name}`, user)).status).toBe(404);
    const [entry] = await entriesOf(id, OPERATION.proofRemoved);
    expect(JSON.parse(entry?.changes ?? '')).toEqual({ proof_of: [null, PROOF_OF.delivery], photo_count: [1, 0] });
  });

  it('is deleted after its days, file and row, and not before', async () => {
    const { name } = await provedDelivery();
    const clean = () => runJob(app, 'clean-photos');
    app.clock.set('2027-02-23 04:30:00');
    await clean();
    expect(existsSync(fileOfPhoto(app, name))).toBe(true);
    app.clock.set('2027-02-24 04:30:00');
    await clean();
    expect(existsSync(fileOfPhoto(app, name))).toBe(false);
    expect(await app.database.manager.countBy(Photo, { name })).toBe(0);
  });
});
