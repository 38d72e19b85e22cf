import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CARE_LIMITS } from '@laundry/shared/constants/care-limits';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { PROGRESS } from '@laundry/shared/constants/progress';
import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { OperationHistory } from '../../src/modules/history/operation-history.entity.js';
import { buildAdmin, buildCustomer, buildStaff } from '../harness/rows/build-people.js';
import { buildRequest } from '../harness/rows/build-request.js';
import { operationsOf, signedIn } from '../harness/calls/own-requests.js';
import { startApp, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const OWN = '/users/me/care';
const NONE = { care_detergent: 0, care_drying: 0, care_folding: 0, care_avoid: null };
const WISHES = { care_detergent: 1, care_drying: 2, care_folding: 0, care_avoid: 'シルクのスカーフ\n白いシャツ' };

describe('the wishes of a customer', () => {
  it('are the house’s way until they say otherwise, and are stored as they said', async () => {
    const { caller } = await signedIn(app);
    expect((await caller.get(OWN).expect(200)).body).toEqual(NONE);
    expect((await caller.put(OWN).send(WISHES).expect(200)).body).toEqual(WISHES);
    expect((await caller.get(OWN).expect(200)).body).toEqual(WISHES);
    expect((await caller.get('/users/me/data').expect(200)).body.care).toEqual(WISHES);
    expect((await caller.put(OWN).send(NONE).expect(200)).body).toEqual(NONE);
  });

  it('that nobody would see are none', async () => {
    const { caller } = await signedIn(app);
    await caller.put(OWN).send(WISHES).expect(200);
    const { body } = await caller.put(OWN).send({ care_avoid: '\u200b\u3164 \u{e0080}' }).expect(200);
    expect(body).toEqual({ ...WISHES, care_avoid: null });
  });

  it('that are not sent stay', async () => {
    const { caller } = await signedIn(app);
    await caller.put(OWN).send(WISHES).expect(200);
    const { body } = await caller.put(OWN).send({ care_folding: 1 }).expect(200);
    expect(body).toEqual({ ...WISHES, care_folding: 1 });
    expect((await caller.put(OWN).send({}).expect(200)).body).toEqual(body);
    expect((await caller.put(OWN).send({ care_avoid: '' }).expect(200)).body).toEqual({ ...body, care_avoid: null });
  });

  it('are in the history, from what to what, and not when nothing changes', async () => {
    const { user, caller } = await signedIn(app);
    await caller.put(OWN).send(WISHES).expect(200);
    await caller.put(OWN).send(WISHES).expect(200);
    await caller
      .put(OWN)
      .send({ ...WISHES, care_detergent: 2, care_avoid: '  ' })
      .expect(200);
    const rows = await app.database.manager.find(OperationHistory, {
      where: { user_id: user.id, operation_type: OPERATION.careChanged },
      order: { id: 'ASC' },
    });
    expect(rows.map(({ changes }) => JSON.parse(changes))).toEqual([
      { care_detergent: [0, 1], care_drying: [0, 2], care_avoid: [null, WISHES.care_avoid] },
      { care_detergent: [1, 2], care_avoid: [WISHES.care_avoid, null] },
    ]);
    expect(await operationsOf(app, user)).toHaveLength(2);
    expect(rows[0]).toMatchObject({ operation_user_id: user.id });
  });

  it.each([
    [{ care_detergent: 3 }, 'care_detergent'],
    [{ care_drying: '1' }, 'care_drying'],
    [{ care_folding: null }, 'care_folding'],
    [{ care_avoid: 'あ'.repeat(CARE_LIMITS.avoidLength + 1) }, 'care_avoid'],
    [{ care_avoid: 'a\u0000b' }, 'care_avoid'],
    [{ care_softener: 1 }, 'care_softener'],
  ])('cannot be %j', async (wrong, field) => {
    const { caller } = await signedIn(app);
    const { body } = await caller
      .put(OWN)
      .send({ ...WISHES, ...wrong })
      .expect(422);
    expect(Object.keys(body.errors)).toEqual([field]);
    expect((await caller.get(OWN)).body).toEqual(NONE);
  });

  it('are 200 characters long, whatever they are', async () => {
    const { caller } = await signedIn(app);
    const care_avoid = '🧣'.repeat(CARE_LIMITS.avoidLength);
    expect(
      (
        await caller
          .put(OWN)
          .send({ ...WISHES, care_avoid })
          .expect(200)
      ).body.care_avoid,
    ).toBe(care_avoid);
  });

  it('tell a form of the desk that the account was written', async () => {
    const { user, caller } = await signedIn(app);
    const admin = await app.as(await buildAdmin(app));
    const { body: before } = await admin.get(`/admin/users/${user.id}`).expect(200);
    await caller.put(OWN).send(WISHES).expect(200);
    const { body: after } = await admin.get(`/admin/users/${user.id}`).expect(200);
    expect(after).toMatchObject({ ...WISHES, version: before.version + 1 });
  });
});

describe('they are seen by', () => {
  it('who washes and folds, on the request and on their day, with no address beside it', async () => {
    const { user, caller } = await signedIn(app, { send_addr_detail2: '秘密町5-5' });
    await caller.put(OWN).send(WISHES).expect(200);
    const { id } = await buildRequest(app, user, {
      status: PROGRESS.pickedUp,
      result_pickup_dt: '2026-11-24 13:00:00',
      sched_pickup_dt: '2026-11-24 13:00:00',
    });
    const washer = await app.as(await buildStaff(app, { role_type: ROLE_TYPE.wash }));
    const detail = await washer.get(`/admin/washRequest/${id}`).expect(200);
    expect(detail.body.care).toEqual(WISHES);
    expect(detail.text).not.toContain('秘密町');
    const { body: work } = await washer.get('/admin/work').expect(200);
    expect(work).toEqual([expect.objectContaining({ id, care: WISHES })]);
  });

  it('no driver who has nothing of theirs, and no other customer', async () => {
    const { user, caller } = await signedIn(app);
    await caller.put(OWN).send(WISHES).expect(200);
    const { id } = await buildRequest(app, user);
    const driver = await app.as(await buildStaff(app, { role_type: ROLE_TYPE.delivery }));
    await driver.get(`/admin/washRequest/${id}`).expect(404);
    const other = await app.as(await buildCustomer(app));
    expect((await other.get(OWN).expect(200)).body).toEqual(NONE);
  });
});
