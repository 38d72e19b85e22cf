import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { OperationHistory } from '../../src/modules/history/operation-history.entity.js';
import { ManualPayments } from '../../src/modules/payments/manual/manual-payments.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildCustomer, buildStaff } from '../harness/rows/build-people.js';
import { startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

const NOW = '2026-11-25 09:00:00';
const LATER = '2026-11-25 09:05:00';
// The clock goes on.
const AROUND_LATER: unknown = expect.stringContaining('2026-11-25 09:05');

let app: RunningApp;
let first: Caller;
let second: Caller;

beforeAll(async () => {
  app = await startApp();
  first = await app.as(await buildStaff(app, { role_type: ROLE_TYPE.manager, name1: '課長', name2: '太郎' }));
  second = await app.as(await buildStaff(app, { role_type: ROLE_TYPE.manager, name1: '係長', name2: '次郎' }));
});
afterAll(() => app.close());

/** What two people edit: its rows in a list, how one is made, and how it is written. */
interface Shared {
  readonly make: () => Promise<number>;
  readonly list: (id: number) => [path: string, query: object];
  readonly write: (caller: Caller, id: number, body: object) => ReturnType<Caller['post']>;
  readonly texts: readonly [object, object];
}

const AREA = {
  prefecture: '東京都',
  address: '渋谷区',
  start_time: '10:00',
  end_time: '22:00',
  is_valid_monthly: true,
  is_valid_onetime: true,
  is_valid_onetime_b: false,
};
const VENUE = { name: 'タワー', provider_name: '不動産', default_lang: 'ja', pickup_delivery_types: [2] };
let made = 0;
let priced = 0;
const code = (id: number) => `VERSION${String(id).padStart(3, '0')}`;
const byId = (id: number) => ({ filter: JSON.stringify({ id }) });
const newCustomer = async () => (await buildCustomer(app)).id;
const customerField = (path: string, field: string, values: readonly [unknown, unknown]): [string, Shared] => [
  field,
  {
    make: newCustomer,
    list: (id) => ['/admin/users', byId(id)],
    write: (caller, id, body) => caller.post(`/admin/users/${id}/${path}`).send(body),
    texts: [{ [field]: values[0] }, { [field]: values[1] }],
  },
];

async function newPayment(): Promise<number> {
  const userId = await newCustomer();
  const order = { userId, price: 100, count: 1, month: '2026-11', pageId: 6, paymentMethodId: 2, bikou: '' } as const;
  const id = await app.database.inTransaction(() => app.app.get(ManualPayments, { strict: false }).add(order));
  if (id === null) throw new Error('nothing was billed before');
  return id;
}

async function newOperation(): Promise<number> {
  const user = await buildCustomer(app);
  await first.post(`/admin/users/${user.id}/weight`).send({ weight: 3 }).expect(200);
  return (await app.database.manager.findOneByOrFail(OperationHistory, { user_id: user.id })).id;
}

const SHARED: [string, Shared][] = [
  customerField('managementNotes', 'management_notes', ['裏口から', '午前のみ']),
  customerField('weight', 'weight', [3, 4]),
  customerField('washWeight', 'wash_weight', [3, 4]),
  [
    'a customer’s profile',
    {
      make: newCustomer,
      list: (id) => ['/admin/users', byId(id)],
      write: (caller, id, body) => caller.post(`/admin/users/${id}`).send(body),
      texts: [{ phone_number: '0311110000' }, { phone_number: '0322220000' }],
    },
  ],
  [
    'the note of a payment',
    {
      make: newPayment,
      list: (id) => ['/payments/manualpayment', byId(id)],
      write: (caller, id, body) => caller.post(`/payments/${id}/bikou`).send(body),
      texts: [{ bikou: '振込を確認' }, { bikou: '電話した' }],
    },
  ],
  [
    'the status of a payment',
    {
      make: newPayment,
      list: (id) => ['/payments/manualpayment', byId(id)],
      write: (caller, id, body) => caller.post(`/payments/${id}/status`).send(body),
      texts: [{ status_id: 2 }, { status_id: 3 }],
    },
  ],
  [
    'the note of an operation',
    {
      make: newOperation,
      list: () => ['/admin/operationHistories', { operation_type: OPERATION.profileChanged }],
      write: (caller, id, body) => caller.post(`/admin/operationHistories/${id}/bikous`).send(body),
      texts: [{ bikou: '本人から電話' }, { bikou: '確認済み' }],
    },
  ],
  [
    'a service area',
    {
      make: async () => (await buildArea(app, { zipcode: `1600${(made += 1)}` })).id,
      list: (id) => ['/admin/areaInfos', byId(id)],
      write: (caller, id, body) =>
        caller.post(`/admin/areaInfos/${id}`).send({ ...AREA, zipcode: `1600${made}`, ...body }),
      texts: [{ bikou: '午前のみ' }, { bikou: '午後のみ' }],
    },
  ],
  [
    'a venue',
    {
      make: async () => {
        made += 1;
        const venue = { ...VENUE, code: code(made), property_name: '東棟' };
        return Number((await first.post('/admin/venues').send(venue).expect(201)).body.id);
      },
      list: (id) => ['/admin/venues', byId(id)],
      write: (caller, id, body) => caller.put(`/admin/venues/${id}`).send({ ...VENUE, code: code(made), ...body }),
      texts: [{ property_name: '西棟' }, { property_name: '南棟' }],
    },
  ],
  [
    'a price',
    {
      // Another row each time: one that somebody has written already may hold what is written.
      make: async () => Number((await first.get('/admin/onetimePayments').expect(200)).body[(priced += 1)].id),
      list: (id) => ['/admin/onetimePayments', byId(id)],
      write: (caller, id, body) => caller.post(`/admin/onetimePayment/update/${id}`).send(body),
      texts: [{ week1: 3_000 }, { week1: 4_000 }],
    },
  ],
];

describe.each(SHARED)('%s', (_, { make, list, write, texts: [mine, theirs] }) => {
  const read = async (id: number) => {
    const [path, query] = list(id);
    const { body } = await first.get(path).query(query).expect(200);
    return (body as { id: number; version: number }[]).find((row) => row.id === id);
  };

  test('who comes second is told who was first, when and what stands there, and nothing is lost', async () => {
    const id = await make();
    const seen = (await read(id))?.version;
    app.clock.set(LATER);
    const { body: answer } = await write(first, id, { ...mine, version: seen }).expect(200);
    app.clock.set(NOW);
    expect(answer.version).toBe(Number(seen) + 1);
    const { body } = await write(second, id, { ...theirs, version: seen }).expect(409);
    expect(body).toMatchObject({
      reason: 'stale',
      by: '課長 太郎',
      at: AROUND_LATER,
      current: { ...mine, version: answer.version },
    });
    expect(body.detail).toBe(
      '他の操作で内容が更新されています（課長 太郎、11月25日(水) 09:05）。最新の内容をご確認ください',
    );
    expect(await read(id)).toMatchObject({ ...mine, version: answer.version });
    await write(second, id, { ...theirs, version: body.current.version }).expect(200);
    expect(await read(id)).toMatchObject(theirs);
  });

  test('of several at once from one version one writes; without a version each does', async () => {
    const id = await make();
    const seen = (await read(id))?.version;
    const bodies = [mine, theirs, mine, theirs].map((text) => ({ ...text, version: seen }));
    const answers = await Promise.all(bodies.map((body, at) => write(at < 2 ? first : second, id, body)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    await write(first, id, mine).expect(200);
    await write(second, id, theirs).expect(200);
    expect(await read(id)).toMatchObject(theirs);
  });

  test('who writes what stands there makes no version, and nobody is told of it', async () => {
    const id = await make();
    await write(first, id, mine).expect(200);
    const written = await read(id);
    expect((await write(second, id, mine).expect(200)).body.version).toBe(written?.version);
    const again = await write(second, id, { ...mine, version: written?.version }).expect(200);
    expect([again.body.version, await read(id)]).toEqual([written?.version, written]);
    await write(first, id, { ...theirs, version: written?.version }).expect(200);
    const { body } = await write(second, id, { ...mine, version: written?.version }).expect(409);
    expect(body.by).toBe('課長 太郎');
  });

  test.each([0, -1, 1.5, '1', true])('no version is %j', async (version) => {
    const { body } = await write(first, await make(), { ...mine, version }).expect(422);
    expect(Object.keys(body.errors)).toEqual(['version']);
  });
});
