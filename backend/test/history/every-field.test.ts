import { OPERATION } from '@laundry/shared/constants/operation-types';
import { ABSENCE_STATUS } from '@laundry/shared/constants/progress';
import { OperationHistory } from '../../src/modules/history/operation-history.entity.js';
import { buildAdmin, buildCustomer, buildStaff } from '../harness/rows/build-people.js';
import { buildRequest } from '../harness/rows/build-request.js';
import { startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
let admin: Caller;

beforeAll(async () => {
  app = await startApp();
  admin = await app.as(await buildAdmin(app));
});
afterAll(() => app.close());

const changesOf = async (where: object): Promise<unknown> => {
  const rows = await app.database.manager.find(OperationHistory, { where, order: { id: 'DESC' }, take: 1 });
  return JSON.parse(rows[0]?.changes ?? 'null');
};

describe('the history has every field that an operation changed, from and to', () => {
  it('a stage: what it says of the laundry, and the absence that it answers', async () => {
    const customer = await buildCustomer(app, { has_oil_treatment: null, laundry_type: 1 });
    const { id } = await buildRequest(app, customer, { absence_status: ABSENCE_STATUS.pickupAgain });
    const advance = (body: object) => admin.post(`/admin/washRequest/${id}/setDate`).send(body).expect(200);
    const at = '2026-11-25 08:30:00';
    await advance({ status: 0, result_pickup_dt: at });
    expect(await changesOf({ wreq_id: id, operation_type: OPERATION.pickedUp })).toEqual({
      absence_status: [ABSENCE_STATUS.pickupAgain, ABSENCE_STATUS.none],
    });
    await advance({ status: 1, result_wash_dt: at });
    await advance({ status: 2, result_fold_dt: at, has_oil_treatment: 1, laundry_type: 2 });
    expect(await changesOf({ wreq_id: id, operation_type: OPERATION.folded })).toEqual({
      has_oil_treatment: [null, 1],
      laundry_type: [1, 2],
    });
  });

  it('a folding: its split, also another one for another count, and all of it when it is taken back', async () => {
    const [one, two] = [await buildStaff(app), await buildStaff(app)];
    const folder = await buildStaff(app);
    const laundry = { plan_id: 't8_2_M', has_oil_treatment: 0, laundry_type: 1 } as const;
    const by = await app.as(folder);
    const at = '2026-11-25 08:30:00';
    const folded_at = '2026-11-25 08:45:00';
    const { id } = await buildRequest(app, await buildCustomer(app, laundry), { count: 2 });
    const post = (path: string, body: object) => by.post(`/admin/${path}`).send(body).expect(200);
    await post(`washRequest/${id}/setDate`, { status: 0, result_pickup_dt: at });
    await post(`washRequest/${id}/setDate`, { status: 1, result_wash_dt: at });
    const first = [
      { id: one.id, count: 1.5 },
      { id: two.id, count: 0.5 },
    ];
    await post(`washRequest/${id}/setDate`, { status: 2, result_fold_dt: folded_at, staff_list: first });
    expect(await changesOf({ wreq_id: id, operation_type: OPERATION.folded })).toEqual({ split: [null, first] });
    const second = [...first.slice(0, 1), { id: folder.id, count: 1.5 }];
    await post(`washRequests/${id}/setCount`, { count: 3, staff_list: second });
    expect(await changesOf({ wreq_id: id, operation_type: OPERATION.requestCountChanged })).toEqual({
      count: [2, 3],
      split: [first, second],
    });
    await post(`washRequest/${id}/delDate`, { status: 4, result_fold_dt: 1 });
    expect(await changesOf({ wreq_id: id, operation_type: OPERATION.reverted })).toEqual({
      status: [4, 2],
      stamped_by: [folder.id, null],
      stamped_at: [folded_at, null],
      split: [second, null],
    });
  });

  it('a sale of washes: the balance', async () => {
    const customer = await buildCustomer(app);
    const { id: user_id, name1, name2, available_request_count: before } = customer;
    const sale = { operation_type: 36, user_id, user_name: `${name1}　${name2}`, size: 1, count: 2, bikou: '電話' };
    await admin.post('/admin/addBag').send(sale).expect(201);
    expect(await changesOf({ user_id: customer.id, operation_type: 36 })).toEqual({
      available_request_count: [before, before + 2],
    });
  });

  it('a withdrawal at once: the status', async () => {
    const customer = await buildCustomer(app, { plan_id: 'tx_1', created_at: '2026-06-01 10:00:00' });
    const { body } = await (await app.as(customer)).delete('/users/me').expect(200);
    expect(await changesOf({ user_id: customer.id, operation_type: OPERATION.withdrawn })).toEqual({
      withdrawal_dt: [null, body.withdrawal_dt],
      status: [1, 90],
    });
  });

  it('an end of a maintenance: the end that was planned', async () => {
    const planned = { end_dt: '2026-11-25 11:00:00', type: 1, content: '夜間作業' };
    await admin.post('/admin/maintenance/start').send(planned).expect(200);
    const begun = await changesOf({ operation_type: OPERATION.maintenanceChanged });
    expect(begun).toMatchObject({ end_dt: [null, planned.end_dt], content: [null, planned.content] });
    await admin.post('/admin/maintenance/end').send({}).expect(200);
    expect(await changesOf({ operation_type: OPERATION.maintenanceChanged })).toEqual({
      end_dt: [planned.end_dt, expect.stringContaining('2026-11-25')],
    });
  });
});
