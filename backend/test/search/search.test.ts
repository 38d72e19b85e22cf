import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import type { User } from '../../src/modules/users/user.entity.js';
import { buildAdmin, buildCustomer, buildStaff } from '../harness/rows/build-people.js';
import { buildRequest } from '../harness/rows/build-request.js';
import { analyze, fullScansOf } from '../harness/looks/query-plan.js';
import { startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';
import { sentStatements } from '../harness/looks/statements.js';

let app: RunningApp;
let admin: Caller;
let kobayashi: User;
let company: User;
let smith: User;

beforeAll(async () => {
  app = await startApp();
  admin = await app.as(await buildAdmin(app, { name2: '者', email: 'admin@example.com' }));
  kobayashi = await buildCustomer(app, {
    name1: '小林',
    name2: '誠司',
    kana1: 'コバヤシ',
    kana2: 'セイジ',
    phone_number: '09012340001',
    email: 'seiji@example.com',
    email_key: 'seiji@example.com',
  });
  company = await buildCustomer(app, {
    name1: '会田',
    name2: '誠',
    kana1: 'アイダ',
    kana2: 'マコト',
    phone_number: '0311112222',
    is_company: true,
    company_name: '株式会社あおぞら食堂',
    company_name_kana: 'アオゾラショクドウ',
    company_hq_phone_number: '0455556666',
    email: 'aozora@example.com',
  });
  smith = await buildCustomer(app, {
    name1: 'Smith',
    name2: 'John',
    kana1: 'Smith',
    kana2: 'John',
    phone_number: '09099990002',
    email: 'john@example.com',
    email_key: 'john@example.com',
  });
  // Enough that the database looks into its indexes; a random address could begin with the digits that are looked for.
  const others = Array.from({ length: 300 }, (_, n) => ({
    name1: `他人${n}`,
    name2: '某',
    kana1: `タニン${n}`,
    phone_number: `080${n}`,
    email: `tanin${n}@example.com`,
  }));
  for (const other of others) await buildCustomer(app, other);
  await analyze(app, 'users');
});
afterAll(() => app.close());

const find = async (q: string, caller: Caller = admin) => {
  const { body } = await caller.get('/admin/search').query({ q }).expect(200);
  return body;
};
const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);
const customersFor = async (q: string) => idsOf((await find(q)).customers);

describe('a customer is found', () => {
  it.each<[string, string]>([
    ['the family name', '小林'],
    ['its beginning', '小'],
    ['the given name', '誠司'],
    ['the whole name', '小林誠司'],
    ['the beginning of the whole name', '小林誠'],
    ['the name with a space of full width', '小林　誠司'],
    ['the reading', 'コバヤシ'],
    ['the reading in hiragana', 'こばやしせいじ'],
    ['the reading in half width', 'ｺﾊﾞﾔｼ'],
    ['the phone', '090-1234-0001'],
    ['the beginning of the phone, in full width', '０９０１２３４０'],
    ['the phone as it is dialled from abroad', '+81 90-1234-0001'],
    ['the phone of a link', 'tel:+819012340001'],
    ['the last four digits of the phone', '0001'],
    ['the address', 'SEIJI@exa'],
  ])('by %s', async (_, text) => expect(await customersFor(text)).toEqual([kobayashi.id]));

  it.each(['ID ', 'id', 'ＩＤ：', 'ユーザーID '])('by the id behind %j', async (word) => {
    const { customers, requests } = await find(`${word}${smith.id}`);
    expect([idsOf(customers), requests]).toEqual([[smith.id], []]);
  });

  it('by the id', async () => expect(await customersFor(String(kobayashi.id))).toContain(kobayashi.id));

  it.each(['あおぞら', '株式会社あおぞら', 'アオゾラ', '045-5556666', '会田 誠'])('as a company by %s', async (text) =>
    expect(await customersFor(text)).toEqual([company.id]),
  );

  it.each(['smith', 'SMITH', 'Smith John', 'smith john', 'John'])('in Latin letters by %s', async (text) =>
    expect(await customersFor(text)).toEqual([smith.id]),
  );

  it('with what comes next', async () => {
    const request = await buildRequest(app, kobayashi, { sched_pickup_dt: '2026-11-27 13:00:00' });
    await buildRequest(app, kobayashi, { sched_pickup_dt: '2026-11-28 13:00:00' });
    const folded = await buildRequest(app, kobayashi, {
      sched_pickup_dt: '2026-11-23 13:00:00',
      sched_delivery_dt: '2026-11-29 13:00:00',
      sched_dt: '2026-11-29 13:00:00',
      status: 4,
    });
    const { customers } = await find('小林');
    expect(customers).toEqual([
      {
        id: kobayashi.id,
        name1: '小林',
        name2: '誠司',
        company_name: null,
        phone_number: '09012340001',
        email: 'seiji@example.com',
        status: 1,
        person: null,
        next_request: { id: request.id, status: 0, sched_dt: '2026-11-27 13:00:00' },
        next_pickup: { id: request.id, status: 0, sched_dt: '2026-11-27 13:00:00' },
        next_delivery: { id: folded.id, status: 4, sched_dt: '2026-11-29 13:00:00' },
      },
    ]);
  });

  it('no more: who was deleted, and staff', async () => {
    await buildCustomer(app, { name1: '削除', deleted_at: '2026-11-01 10:00:00' });
    await buildStaff(app, { name1: '削除' });
    expect(await customersFor('削除')).toEqual([]);
  });

  it('among many by typing more', async () => {
    const { customers, has_more } = await find('他人');
    expect([customers.length, has_more]).toEqual([8, true]);
    expect((await find('他人29')).has_more).toBe(true);
    expect(await find('他人299')).toMatchObject({ has_more: false, customers: [{ name1: '他人299' }] });
  });
});

describe('a request is found', () => {
  it('by its reception number', async () => {
    const request = await buildRequest(app, company, { sched_pickup_dt: '2026-11-27 10:00:00' });
    for (const text of [`No. ${request.id}`, `No.${request.id}`, `受付番号 ${request.id}`, `受付番号：${request.id}`])
      expect(idsOf((await find(text)).requests)).toEqual([request.id]);
    expect((await find(`${request.id}`)).requests).toEqual([
      {
        id: request.id,
        user_id: company.id,
        name1: '会田',
        name2: '誠',
        status: 0,
        display_status: '未対応',
        sched_dt: '2026-11-27 10:00:00',
        count: 1,
      },
    ]);
  });

  it('by delivery staff among their own, by name and phone', async () => {
    const driver = await buildStaff(app, { role_type: ROLE_TYPE.delivery });
    const caller = await app.as(driver);
    const own = await buildRequest(app, smith, { sched_pickup_dt: '2026-11-27 10:00:00', staff_id: driver.id });
    const others = await buildRequest(app, smith, { sched_pickup_dt: '2026-11-28 10:00:00' });
    for (const text of ['smith', '0909999', `${own.id}`]) {
      const { customers, requests } = await find(text, caller);
      expect([customers, idsOf(requests)]).toEqual([[], [own.id]]);
    }
    expect((await find(`${others.id}`, caller)).requests).toEqual([]);
    expect((await find('小林', caller)).requests).toEqual([]);
  });

  it('by wash staff by the name, not by what is hidden from them', async () => {
    const caller = await app.as(await buildStaff(app, { role_type: ROLE_TYPE.wash }));
    expect((await find('小林', caller)).requests.length).toBeGreaterThan(0);
    for (const hidden of ['0901234', 'seiji@', 'コバヤシ', 'あおぞら', '0455556666'])
      expect(await find(hidden, caller)).toEqual({ customers: [], requests: [], has_more: false });
  });

  it('by the lowest staff, who see no customers, the open ones first', async () => {
    const caller = await app.as(await buildStaff(app, { role_type: ROLE_TYPE.lowest }));
    const user = await buildCustomer(app, { name1: '順番' });
    const done = await buildRequest(app, user, { sched_pickup_dt: '2026-12-01 10:00:00', status: 3 });
    const open = await buildRequest(app, user, { sched_pickup_dt: '2026-11-27 10:00:00' });
    expect(idsOf((await find('順番', caller)).requests)).toEqual([open.id, done.id]);
  });
});

it.each(['   ', '%', '_', "'", '\\', '0', '00000', '2147483648', '99999999999', '株式会社', '🧺', 'ー', '-', '(03)'])(
  'nothing is wrong with %j',
  async (text) => void (await find(text)),
);

it.each([[''], ['a'.repeat(101)], ['a\u0000'], [undefined]])('%j is refused', async (q) => {
  const { body } = await admin.get('/admin/search').query({ q }).expect(422);
  expect(Object.keys(body.errors)).toEqual(['q']);
});

test.each(['小林誠司', 'smith', '0901234', '0001', 'seiji@example.com', `${'あ'.repeat(12)}`])(
  '%s is looked for in indexes only',
  async (text) => {
    const found = await find(text);
    const statements = await sentStatements(app, () => find(text));
    const reads = statements.filter(({ sql }) => /^\s*SELECT[^]*users u/.test(sql) && sql.includes('place'));
    const people = statements.filter(({ sql }) => sql.includes('u.company_user_id IN'));
    expect([reads.length, people.length]).toEqual([1, found.customers.length === 0 ? 0 : 1]);
    // The few requests of this test (n) are read whole where that is the faster way.
    for (const read of [...reads, ...people])
      expect((await fullScansOf(app, read)).filter((table) => !/^[afmn]\d*$/.test(table))).toEqual([]);
  },
);
