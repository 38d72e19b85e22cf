import { OPERATION } from '@laundry/shared/constants/operation-types';
import { History } from '../../src/modules/history/history.js';
import { OperationHistory } from '../../src/modules/history/operation-history.entity.js';
import { OnetimePrice } from '../../src/modules/onetime-payments/onetime-price.entity.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildAdmin, buildCompany, buildCustomer, buildStaff } from '../harness/rows/build-people.js';
import { buildRequest } from '../harness/rows/build-request.js';
import { analyze, fullScansOf } from '../harness/looks/query-plan.js';
import { startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';
import { sentStatements } from '../harness/looks/statements.js';

let app: RunningApp;
let admin: Caller;

beforeAll(async () => {
  app = await startApp();
  admin = await app.as(await buildAdmin(app, { name1: '管理', name2: '太郎' }));
});
afterAll(() => app.close());

const trailOf = async (path: string, caller = admin) => (await caller.get(`/admin/${path}/history`).expect(200)).body;
/** The entries as a release before this one wrote them: without the record they are of. */
const asBefore = (target_id: number) =>
  app.database.manager.update(OperationHistory, { target_id }, { target_id: null });

const AREA = {
  prefecture: '東京都',
  address: '渋谷区',
  start_time: '10:00',
  end_time: '20:00',
  bikou: '',
  is_valid_monthly: true,
  is_valid_onetime: true,
  is_valid_onetime_b: false,
};

describe('the trail of an area', () => {
  const add = async (zipcode: string): Promise<number> =>
    (
      await admin
        .post('/admin/areaInfos/add')
        .send({ ...AREA, zipcode })
        .expect(201)
    ).body.id;
  const change = (id: number, fields: object) =>
    admin
      .post(`/admin/areaInfos/${id}`)
      .send({ ...AREA, ...fields })
      .expect(200);

  it('has who made it what, the latest first, also under another postal code', async () => {
    const id = await add('16001');
    await change(id, { zipcode: '16001', end_time: '21:00' });
    await change(id, { zipcode: '16002', end_time: '21:00' });
    await add('16003');
    const entries = await trailOf(`areaInfos/${id}`);
    expect(entries).toMatchObject([
      { operation_type: 40, changes: [{ field: 'zipcode', from: '16001', to: '16002' }] },
      {
        operation_user: '管理 太郎',
        changes: [
          { field: 'zipcode', from: '16001', to: '16001' },
          { field: 'end_time', from: '20:00', to: '21:00' },
        ],
      },
      { changes: expect.arrayContaining([{ field: 'bikou', from: null, to: '' }]) },
    ]);
    expect(Object.keys(entries[0]).sort()).toEqual(
      [
        ...['bikou', 'changes', 'id', 'operation_type', 'operation_user', 'operation_user_id', 'search_timestamp'],
        ...['undoes_id', 'undone_by_id'],
      ].sort(),
    );
  });

  it('finds what was written before entries said of which record they are by the postal code', async () => {
    const id = await add('16011');
    await change(id, { zipcode: '16012' });
    await asBefore(id);
    await change(id, { zipcode: '16012', bikou: '"16011"]' });
    const other = await add('16013');
    await change(other, { zipcode: '16013', bikou: '"16012"]' });
    await asBefore(other);
    const zips = (await trailOf(`areaInfos/${id}`)).map((entry: { changes: object[] }) => entry.changes[0]);
    expect(zips).toMatchObject([
      { from: '16012', to: '16012' },
      { from: '16011', to: '16012' },
    ]);
  });

  it('ends with the area', async () => {
    const id = await add('16021');
    await admin.delete(`/admin/areaInfos/${id}`).expect(204);
    await admin.get(`/admin/areaInfos/${id}/history`).expect(404);
    const last = { target_id: id, operation_type: OPERATION.areaChanged };
    expect(await app.database.manager.countBy(OperationHistory, last)).toBe(2);
  });

  it('is read a page at a time', async () => {
    const { id, zipcode } = await buildArea(app, { zipcode: '16031' });
    for (const bikou of ['a', 'b', 'c']) await change(id, { zipcode, bikou });
    const { body, headers } = await admin.get(`/admin/areaInfos/${id}/history`).query({ range: '[1,1]' }).expect(200);
    expect(headers['content-range']).toBe('history 1-1/3');
    expect(body[0].changes.at(-1)).toMatchObject({ field: 'bikou', from: 'a', to: 'b' });
    await admin.get(`/admin/areaInfos/${id}/history`).query({ range: '[1' }).expect(422);
  });
});

describe('the trail of a venue', () => {
  const VENUE = {
    code: 'TRAIL00001',
    name: 'タワー',
    provider_name: '不動産A',
    property_name: '東棟',
    default_lang: 'ja',
    pickup_delivery_types: [2, 3],
  };

  it('begins when it is added; what is not changed is not recorded', async () => {
    const { body } = await admin.post('/admin/venues').send(VENUE).expect(201);
    const write = (fields: object) => admin.put(`/admin/venues/${body.id}`).send({ ...VENUE, ...fields });
    await write({ default_lang: 'en', pickup_delivery_types: [4] }).expect(200);
    await write({ default_lang: 'en', pickup_delivery_types: [4] }).expect(200);
    await write({ code: 'TRAIL00009' }).expect(422);
    expect(await trailOf(`venues/${body.id}`)).toMatchObject([
      {
        operation_type: OPERATION.venueChanged,
        changes: [
          { field: 'code', from: 'TRAIL00001', to: 'TRAIL00001' },
          { field: 'default_lang', from: 'ja', to: 'en' },
          { field: 'pickup_delivery_types', from: '2,3', to: '4' },
        ],
      },
      { changes: expect.arrayContaining([{ field: 'code', from: null, to: 'TRAIL00001' }]) },
    ]);
    await admin.get('/admin/venues/999999/history').expect(404);
  });
});

describe('the trail of an hour of the price grid', () => {
  it('has its own prices, also those of before entries said of which record they are', async () => {
    const [first, second] = await app.database.manager.find(OnetimePrice, { order: { id: 'ASC' }, take: 2 });
    if (first === undefined || second === undefined) throw new Error('no price grid');
    const set = (id: number, week2: number) =>
      admin.post(`/admin/onetimePayment/update/${id}`).send({ week2 }).expect(200);
    await set(first.id, 3_100);
    await set(second.id, 3_200);
    await asBefore(first.id);
    await set(first.id, 3_300);
    const trail = await trailOf(`onetimePayments/${first.id}`);
    expect(trail.map((entry: { changes: object[] }) => entry.changes[1])).toMatchObject([
      { field: 'week2', from: '3100', to: '3300' },
      { field: 'week2', to: '3100' },
    ]);
    expect(await trailOf(`onetimePayments/${second.id}`)).toHaveLength(1);
    await admin.get('/admin/onetimePayments/999999/history').expect(404);
  });
});

describe('the trail of a request', () => {
  const note = (id: number) => app.database.manager.update(OperationHistory, { wreq_id: id }, { bikou: '電話で確認' });

  it('says from what to what, staff by their names', async () => {
    const driver = await buildStaff(app, { name1: '集配', name2: '花子' });
    const { id } = await buildRequest(app, await buildCustomer(app));
    await admin.post(`/admin/washRequest/${id}/assignStaff`).send({ staff_id: driver.id }).expect(200);
    await note(id);
    const [assigned] = await trailOf(`washRequest/${id}`);
    expect(assigned).toMatchObject({
      operation_type: OPERATION.staffAssigned,
      bikou: '電話で確認',
      changes: [{ field: 'staff_id', from: null, to: String(driver.id), to_name: '集配 花子' }],
    });
  });

  it('is seen by whoever sees the request, without notes where it is seen without address and contact', async () => {
    const { delivery, wash } = {
      delivery: await buildStaff(app, { role_type: 4 }),
      wash: await buildStaff(app, { role_type: 3 }),
    };
    const { id } = await buildRequest(app, await buildCustomer(app), { staff_id: delivery.id });
    const other = await buildRequest(app, await buildCustomer(app));
    await admin
      .post(`/admin/washRequest/${id}/setDate`)
      .send({ status: 0, result_pickup_dt: '2026-11-25 08:30:00' })
      .expect(200);
    await note(id);
    const driver = await app.as(delivery);
    expect((await trailOf(`washRequest/${id}`, driver))[0]).toHaveProperty('bikou', '電話で確認');
    await driver.get(`/admin/washRequest/${other.id}/history`).expect(404);
    const [seen] = await trailOf(`washRequest/${id}`, await app.as(wash));
    expect(seen).toMatchObject({ operation_type: OPERATION.pickedUp });
    expect(seen).not.toHaveProperty('bikou');
  });

  it('says to wash staff that a cost centre was changed, not which it was', async () => {
    const company = await buildCompany(app);
    const request = await buildRequest(app, company, { cost_centre: '営業部 山田' });
    const self = await app.as(company);
    const path = `/users/me/washRequests/${request.id}/costCentre`;
    await self.put(path).send({ cost_centre: '総務部 鈴木' }).expect(200);
    const [known] = await trailOf(`washRequest/${request.id}`);
    expect(known.changes).toMatchObject([{ field: 'cost_centre', from: '営業部 山田', to: '総務部 鈴木' }]);
    const [seen] = await trailOf(`washRequest/${request.id}`, await app.as(await buildStaff(app, { role_type: 3 })));
    expect(seen).toMatchObject({ operation_type: OPERATION.costCentreChanged, changes: [] });
  });
});

it('finds a trail by an index', async () => {
  const { id } = await buildArea(app, { zipcode: '16091' });
  const others = Array.from({ length: 400 }, (_, n) => ({
    type: OPERATION.areaChanged,
    actor: null,
    user: null,
    target: 5_000 + n,
    changes: { zipcode: [null, '99999'] as const },
  }));
  await app.database.inTransaction(() => app.app.get(History, { strict: false }).recordAll(others));
  await analyze(app, 'operation_histories');
  const statements = await sentStatements(app, () => trailOf(`areaInfos/${id}`));
  const reads = statements.filter(({ sql }) => sql.includes('FROM operation_histories'));
  expect(reads).not.toEqual([]);
  for (const read of reads) expect(await fullScansOf(app, read)).toEqual([]);
});
