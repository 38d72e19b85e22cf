import { OPERATION } from '@laundry/shared/constants/operation-types';
import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { OperationHistory } from '../../src/modules/history/operation-history.entity.js';
import { History } from '../../src/modules/history/history.js';
import { Stale } from '../../src/modules/versions/stale.js';
import { OnetimePrice } from '../../src/modules/onetime-payments/onetime-price.entity.js';
import { User } from '../../src/modules/users/user.entity.js';
import { WashRequest } from '../../src/modules/wash-requests/request/wash-request.entity.js';
import { buildAdmin, buildCustomer, buildStaff } from '../harness/rows/build-people.js';
import { buildRequest } from '../harness/rows/build-request.js';
import { startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
let admin: Caller;
let manager: Caller;

beforeAll(async () => {
  app = await startApp();
  admin = await app.as(await buildAdmin(app, { name1: '管理', name2: '太郎' }));
  manager = await app.as(await buildStaff(app, { role_type: ROLE_TYPE.manager, name1: '課長', name2: '花子' }));
});
afterAll(() => app.close());

interface Entry {
  readonly id: number;
  readonly operation_user: string;
  readonly changes: readonly object[];
  readonly undoes_id: number | null;
  readonly undone_by_id: number | null;
}
const trailOf = async (record: string): Promise<Entry[]> =>
  (await admin.get(`/admin/${record}/history`).expect(200)).body;
const latest = async (record: string): Promise<number> => (await trailOf(record))[0]?.id ?? 0;
const undo = (record: string, entry: number, caller = admin) => caller.post(`/admin/${record}/history/${entry}/undo`);

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
const addArea = async (zipcode: string) => {
  const { body } = await admin
    .post('/admin/areaInfos/add')
    .send({ ...AREA, zipcode })
    .expect(201);
  const record = `areaInfos/${body.id}`;
  const change = (fields: object, caller = admin) =>
    caller
      .post(`/admin/${record}`)
      .send({ ...AREA, zipcode, ...fields })
      .expect(200);
  return { record, change };
};

describe('a change of an area', () => {
  it('is taken back by a new entry that says which, and may be made again the same way', async () => {
    const { record, change } = await addArea('17001');
    await change({ end_time: '21:00', is_valid_onetime: false });
    const first = await latest(record);
    const undone = await undo(record, first, manager).expect(200);
    expect(undone.body).toMatchObject({ zipcode: '17001', end_time: '20:00', is_valid_onetime: true, version: 3 });
    const [second, old] = await trailOf(record);
    expect(second).toMatchObject({
      operation_user: '課長 花子',
      undoes_id: first,
      undone_by_id: null,
      changes: [
        { field: 'zipcode', from: '17001', to: '17001' },
        { field: 'end_time', from: '21:00', to: '20:00' },
        { field: 'is_valid_onetime', from: 'false', to: 'true' },
        { field: 'undoes', from: null, to: String(first) },
      ],
    });
    expect(old).toMatchObject({ id: first, undoes_id: null, undone_by_id: second?.id });
    const again = await undo(record, second?.id ?? 0).expect(200);
    expect(again.body).toMatchObject({ end_time: '21:00', is_valid_onetime: false });
    expect((await trailOf(record)).slice(0, 3).map(({ undone_by_id }) => undone_by_id !== null)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('is not taken back once the same was changed again, and says by whom and when; another field is no matter', async () => {
    const { record, change } = await addArea('17011');
    await change({ end_time: '21:00' });
    const first = await latest(record);
    await change({ end_time: '21:00', bikou: '裏口' });
    await undo(record, first).expect(200);
    await change({ end_time: '21:30', bikou: '裏口' });
    const second = await latest(record);
    await change({ end_time: '22:00', bikou: '裏口' }, manager);
    const { body } = await undo(record, second).expect(409);
    expect(body).toMatchObject({ reason: 'stale', by: '課長 花子', at: expect.stringMatching(/^2026-11-25 09:0/) });
    expect(body.detail).toMatch(/^この項目はその後変更されているため、元に戻せません（課長 花子、11月25日/);
    expect((await trailOf(record))[0]).toMatchObject({ undoes_id: null });
  });

  it('is taken back once, however many do it at once', async () => {
    const { record, change } = await addArea('17021');
    await change({ end_time: '21:00' });
    const entry = await latest(record);
    const answers = await Promise.all([undo(record, entry), undo(record, entry, manager), undo(record, entry)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await trailOf(record)).filter(({ undoes_id }) => undoes_id === entry)).toHaveLength(1);
    const { body } = await undo(record, entry).expect(409);
    expect(body.detail).toMatch(/^この変更はすでに元に戻されています（/);
  });

  it('is taken back only by the rules of today', async () => {
    const { record, change } = await addArea('17031');
    await change({ zipcode: '17032' });
    const entry = await latest(record);
    await addArea('17031');
    const { body } = await undo(record, entry).expect(422);
    expect(body.errors).toEqual({ zipcode: ['この郵便番号は既に登録されています'] });
    expect(await latest(record)).toBe(entry);
  });

  it('is of this area, and somebody’s to change', async () => {
    const { record, change } = await addArea('17041');
    const other = await addArea('17042');
    await change({ end_time: '21:00' });
    const entry = await latest(record);
    await undo(other.record, entry).expect(404);
    await undo(record, 999_999).expect(404);
    await undo('areaInfos/999999', entry).expect(404);
    await undo('venues/1', entry).expect(404);
    await undo(record, entry, await app.as(await buildStaff(app))).expect(403);
    await admin.post(`/admin/${record}/history/x/undo`).expect(404);
    await undo(record, entry).expect(200);
  });

  it('is a change: an area that was added does not go by this', async () => {
    const { record } = await addArea('17051');
    const { body } = await undo(record, await latest(record)).expect(403);
    expect(body).toMatchObject({ reason: 'forbidden', detail: 'この操作は元に戻せません' });
  });

  it('is found also where its entry is of before entries said of which record they are', async () => {
    const { record, change } = await addArea('17061');
    await change({ end_time: '21:00' });
    const entry = await latest(record);
    await app.database.manager.update(OperationHistory, { id: entry }, { target_id: null });
    expect((await undo(record, entry).expect(200)).body).toMatchObject({ end_time: '20:00' });
  });
});

it('a change of a venue is taken back, its pickup methods too', async () => {
  const venue = { code: 'UNDO00001', name: 'タワー', provider_name: '不動産A', property_name: '東棟' };
  const first = { ...venue, default_lang: 'ja', pickup_delivery_types: [2, 3] };
  const { id } = (await admin.post('/admin/venues').send(first).expect(201)).body;
  await undo(`venues/${id}`, await latest(`venues/${id}`)).expect(403);
  const next = { ...first, default_lang: 'en', pickup_delivery_types: [4], name: '新館' };
  await admin.put(`/admin/venues/${id}`).send(next).expect(200);
  const { body } = await undo(`venues/${id}`, await latest(`venues/${id}`)).expect(200);
  expect(body).toMatchObject({ ...first, version: 3 });
});

it('a change of prices is taken back, to a price and to none', async () => {
  const [hour] = await app.database.manager.find(OnetimePrice, { order: { id: 'ASC' }, take: 1 });
  if (hour === undefined) throw new Error('no price grid');
  const record = `onetimePayments/${hour.id}`;
  const before = { week1: hour.week1, week2: hour.week2 };
  const { week1 } = (await admin.post(`/admin/onetimePayment/delete/${hour.id}`).send({ week: 1 }).expect(200)).body;
  expect(week1).toBeNull();
  await admin.post(`/admin/onetimePayment/update/${hour.id}`).send({ week1: 3_100, week2: 3_200 }).expect(200);
  const set = await latest(record);
  expect((await undo(record, set).expect(200)).body).toMatchObject({ week1: null, week2: before.week2 });
  expect((await trailOf(record))[0]).toMatchObject({ undoes_id: set });
  expect((await undo(record, await latest(record)).expect(200)).body).toMatchObject({ week1: 3_100, week2: 3_200 });
});

describe('a field of a customer', () => {
  const set = (id: number, path: string, body: object) =>
    admin.post(`/admin/users/${id}/${path}`).send(body).expect(200);

  it.each<[string, string, Partial<User>, Partial<User>]>([
    ['the wash effort', 'washWeight', { wash_weight: 2 }, { wash_weight: 4 }],
    ['the fold effort', 'weight', { weight: 2 }, { weight: 1 }],
    ['the wash instruction', 'washType', { wash_type_setting: 0 }, { wash_type_setting: 1 }],
    ['the fold instruction', 'foldType', { fold_type_setting: 0 }, { fold_type_setting: 1 }],
    ['the oil, which nobody had told', 'hasOilTreatment', { has_oil_treatment: null }, { has_oil_treatment: 1 }],
    ['the kind of laundry', 'laundryType', { laundry_type: 1 }, { laundry_type: 2 }],
    ['Saturdays', 'sat', { is_saturday_available: 0 }, { is_saturday_available: 1 }],
  ])('%s is put back', async (_, path, before, after) => {
    const { id } = await buildCustomer(app, before);
    await set(id, path, after);
    const entry = await latest(`users/${id}`);
    await undo(`users/${id}`, entry).expect(200);
    expect(await app.database.manager.findOneByOrFail(User, { id })).toMatchObject(before);
    expect((await trailOf(`users/${id}`))[0]).toMatchObject({ undoes_id: entry });
  });

  it('is put back by who may set that field', async () => {
    const { id } = await buildCustomer(app, { laundry_type: 1, weight: 2 });
    await set(id, 'laundryType', { laundry_type: 2 });
    await undo(`users/${id}`, await latest(`users/${id}`), manager).expect(403);
    await set(id, 'weight', { weight: 1 });
    await undo(`users/${id}`, await latest(`users/${id}`), manager).expect(200);
  });

  it('is not put back where the rules say no by now', async () => {
    const { id } = await buildCustomer(app, { is_saturday_available: 0 });
    await set(id, 'sat', { is_saturday_available: 1 });
    const entry = await latest(`users/${id}`);
    const saturday = { sched_pickup_dt: '2026-12-05 10:00:00', sched_delivery_dt: '2026-12-10 10:00:00' };
    await buildRequest(app, await app.database.manager.findOneByOrFail(User, { id }), saturday);
    const { body } = await undo(`users/${id}`, entry).expect(409);
    expect(body).toMatchObject({ reason: 'have_data', detail: '変更不可' });
  });

  it('is not put back over what a stage has said of it since', async () => {
    const customer = await buildCustomer(app, { laundry_type: 1, has_oil_treatment: 0 });
    await set(customer.id, 'laundryType', { laundry_type: 2 });
    const entry = await latest(`users/${customer.id}`);
    const { id } = await buildRequest(app, customer);
    const stamp = { status: 0, result_pickup_dt: '2026-11-25 08:30:00', laundry_type: 1, has_oil_treatment: 0 };
    await manager.post(`/admin/washRequest/${id}/setDate`).send(stamp).expect(200);
    expect((await undo(`users/${customer.id}`, entry).expect(409)).body).toMatchObject({ by: '課長 花子' });
  });

  it('of which the history has no words, or that cost money or a mail, stays', async () => {
    const { id } = await buildCustomer(app);
    await set(id, 'managementNotes', { management_notes: '裏口' });
    await undo(`users/${id}`, await latest(`users/${id}`)).expect(403);
    await set(id, 'availableRequestCount', { available_request_count: 20, decreaseFlg: false });
    await undo(`users/${id}`, await latest(`users/${id}`)).expect(404);
  });
});

describe('an assignment', () => {
  const staffOf = async (id: number) => (await app.database.manager.findOneByOrFail(WashRequest, { id })).staff_id;
  const assign = (id: number, staff_id: number, caller = admin) =>
    caller.post(`/admin/washRequest/${id}/assignStaff`).send({ staff_id }).expect(200);

  it('is taken back to whose it was, and to nobody', async () => {
    const [one, two] = [await buildStaff(app), await buildStaff(app)];
    const { id } = await buildRequest(app, await buildCustomer(app));
    const record = `washRequest/${id}`;
    await assign(id, one.id);
    const first = await latest(record);
    await assign(id, two.id);
    await undo(record, first).expect(409);
    await undo(record, await latest(record), await app.as(one)).expect(200);
    expect(await staffOf(id)).toBe(one.id);
    await undo(record, await latest(record)).expect(200);
    expect(await staffOf(id)).toBe(two.id);
    const other = await buildRequest(app, await buildCustomer(app));
    await assign(other.id, one.id);
    await undo(`washRequest/${other.id}`, await latest(`washRequest/${other.id}`)).expect(200);
    expect(await staffOf(other.id)).toBeNull();
  });

  it('is taken back once of two at once', async () => {
    const { id } = await buildRequest(app, await buildCustomer(app));
    await assign(id, (await buildStaff(app)).id);
    const entry = await latest(`washRequest/${id}`);
    const answers = await Promise.all([admin, manager].map((caller) => undo(`washRequest/${id}`, entry, caller)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await app.database.manager.countBy(OperationHistory, { undoes_id: entry })).toBe(1);
  });

  it('is not given back to who has left, nor by who does not assign, nor is a stage taken back this way', async () => {
    const [one, two] = [await buildStaff(app), await buildStaff(app, { role_type: ROLE_TYPE.delivery })];
    const { id } = await buildRequest(app, await buildCustomer(app));
    await assign(id, one.id);
    await assign(id, two.id);
    const entry = await latest(`washRequest/${id}`);
    await undo(`washRequest/${id}`, entry, await app.as(two)).expect(403);
    await admin
      .post('/admin/bulkDelete')
      .send({ ids: [one.id] })
      .expect(204);
    await undo(`washRequest/${id}`, entry).expect(422);
    const stamp = { status: 0, result_pickup_dt: '2026-11-25 08:30:00' };
    await admin.post(`/admin/washRequest/${id}/setDate`).send(stamp).expect(200);
    await undo(`washRequest/${id}`, await latest(`washRequest/${id}`)).expect(404);
  });
});

it('none is in the history twice, whoever writes it', async () => {
  const { record, change } = await addArea('17091');
  await change({ end_time: '21:00' });
  const entry = await latest(record);
  await undo(record, entry).expect(200);
  const stored = await app.database.manager.findOneByOrFail(OperationHistory, { undoes_id: entry });
  const copy = { ...stored, id: stored.id + 1 };
  await expect(app.database.manager.insert(OperationHistory, copy)).rejects.toThrow();
  const changes = { zipcode: ['17091', '17091'], undoes: [null, entry] } as const;
  const again = { type: OPERATION.areaChanged, actor: null, user: null, target: 1, changes } as const;
  await expect(app.app.get(History, { strict: false }).record(again)).rejects.toBeInstanceOf(Stale);
  const { body } = await admin
    .get('/admin/operationHistories')
    .query({ filter: JSON.stringify({ operation_type: OPERATION.areaChanged }) })
    .expect(200);
  expect(body.find(({ id }: Entry) => id === entry)).toMatchObject({ undone_by_id: await latest(record) });
});
