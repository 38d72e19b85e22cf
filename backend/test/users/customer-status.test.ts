import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { CountEntry } from '../../src/modules/balance/count-entry.entity.js';
import { OperationHistory } from '../../src/modules/history/operation-history.entity.js';
import { Mail } from '../../src/modules/mail/mail.entity.js';
import { Ledger } from '../../src/modules/balance/ledger.js';
import { StoppedInfo } from '../../src/modules/users/suspensions/stopped-info.entity.js';
import { User } from '../../src/modules/users/user.entity.js';
import { buildAdmin, buildCustomer, buildStaff } from '../harness/rows/build-people.js';
import { NOW, startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

const STATUSES = [0, 1, 2, 3, 4, 90] as const;
const CARD = { payment_method_id: 1, latest_payment_method_id: 1 } as const;
const INVOICE = { payment_method_id: 2, latest_payment_method_id: 2 } as const;

let app: RunningApp;
let admin: Caller;

beforeAll(async () => {
  app = await startApp({
    breaks: {
      'who is withdrawn has a last day, and who is reviewed pays by invoice':
        'each status is tried with each way to pay',
    },
  });
  admin = await app.as(await buildAdmin(app));
});
afterAll(() => app.close());

const stored = (user: User) => app.database.manager.findOneByOrFail(User, { id: user.id });
const stopsOf = (user: User) =>
  app.database.manager.find(StoppedInfo, { where: { user_id: user.id }, order: { id: 'ASC' } });
const mailsTo = async (user: User) =>
  (await app.database.manager.findBy(Mail, { user_id: user.id })).map(({ template }) => template);
const deedsOn = async (user: User) =>
  (await app.database.manager.find(OperationHistory, { where: { user_id: user.id }, order: { id: 'ASC' } })).map(
    ({ operation_type }) => operation_type,
  );
const ledgerOf = async (user: User) =>
  (await app.database.manager.findBy(CountEntry, { user_id: user.id })).reduce((sum, { delta }) => sum + delta, 0);
/** What an operator is told, by the page and by the list, of the bags of whom the active status approves; null: of nobody. */
const approvalOf = async ({ id, plan_id }: User): Promise<'now' | 'later' | 'none' | null> => {
  const { body: one } = await admin.get(`/admin/users/${id}`).expect(200);
  const filter = JSON.stringify({ id: String(id), onetime: plan_id.startsWith('tx') });
  const { body: rows } = await admin.get('/admin/users').query({ filter }).expect(200);
  expect(rows).toEqual([one]);
  return one.approval;
};
const change = (user: User, status: unknown, more: object = {}, caller = admin) =>
  caller.post(`/admin/users/${user.id}/status`).send({ status, ...more });
const billingError = (user: User, solved = false) =>
  app.database.manager.insert(StoppedInfo, { user_id: user.id, type: 1, solved, updated_at: NOW });

describe('every change of status', () => {
  const OPEN: Record<number, readonly number[]> = {
    0: [1, 3],
    1: [2, 90],
    2: [1, 90],
    3: [1, 4],
    4: [1, 2, 90],
    90: [],
  };
  const TEXTS = {
    withdrawn: 'すでに退会済のユーザーは他のステータスに変更できません',
    same: 'ステータスが変更されていません',
    other: '指定されたステータスには変更できません',
  };
  const cells = STATUSES.flatMap((from) =>
    STATUSES.flatMap((to) => [CARD, INVOICE].map((pays) => ({ from, to, pays }))),
  );

  test.each(cells.map((cell) => [cell.from, cell.to, cell.pays === CARD ? 'card' : 'invoice', cell.pays] as const))(
    'from %i to %i by %s',
    async (from, to, _, pays) => {
      const user = await buildCustomer(app, { status: from, available_request_count: 0, ...pays });
      const answer = await change(user, to);
      const reviewed = to === 3 || to === 4;
      if (OPEN[from]!.includes(to) && (!reviewed || pays === INVOICE)) {
        expect([answer.status, answer.body.status, (await stored(user)).status]).toEqual([200, to, to]);
        return;
      }
      const text = from === 90 ? TEXTS.withdrawn : from === to ? TEXTS.same : TEXTS.other;
      expect([answer.status, answer.body.errors]).toEqual([422, { status: [text] }]);
      expect([(await stored(user)).status, await deedsOn(user)]).toEqual([from, []]);
    },
  );

  test.each([[undefined], [null], ['1'], [1.5], [7]])('%p is no status', async (status) => {
    const answer = await change(await buildCustomer(app), status);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['status']]);
  });

  test('payment_method_id and is_stopped may be sent along', async () => {
    const user = await buildCustomer(app);
    expect((await change(user, 2, { payment_method_id: 1, is_stopped: true })).status).toBe(200);
    expect((await change(user, 1, { is_stopped: 'x' })).status).toBe(422);
  });
});

test('a decision on what somebody else has decided meanwhile is refused with who did, and nothing of it holds', async () => {
  const user = await buildCustomer(app, { ...INVOICE, status: 3 });
  const seen = { seen_status: 3 };
  const colleague = await app.as(await buildStaff(app, { role_type: ROLE_TYPE.manager, name1: '課長', name2: '太郎' }));
  const rejection = { ...seen, rejection_reason: '与信のため' };
  expect((await change(user, 4, rejection, colleague)).status).toBe(200);
  const { status, body } = await change(user, 1, seen);
  expect([status, body]).toEqual([
    409,
    expect.objectContaining({ reason: 'stale', by: '課長 太郎', at: expect.stringContaining(NOW.slice(0, 15)) }),
  ]);
  expect(body.detail).toContain('（課長 太郎、');
  expect(await stored(user)).toMatchObject({ status: 4, rejection_reason: '与信のため' });
  expect(await mailsTo(user)).toEqual(['rejected']);
  expect((await change(user, 1, { seen_status: 4 })).status).toBe(200);
});

describe('an open billing error', () => {
  const TEXT = '課金エラーが発生しているためステータスの変更ができません';

  test('keeps a card payer suspended until it is solved', async () => {
    const user = await buildCustomer(app, { status: 2 });
    await billingError(user);
    expect((await change(user, 1)).body.errors).toEqual({ status: [TEXT] });
    await app.database.manager.update(StoppedInfo, { user_id: user.id }, { solved: true });
    expect((await change(user, 1)).status).toBe(200);
  });

  test('does not keep who pays by invoice now, and never keeps from withdrawal', async () => {
    const invoice = await buildCustomer(app, { status: 2, ...INVOICE });
    await billingError(invoice);
    expect((await change(invoice, 1)).status).toBe(200);
    expect((await stopsOf(invoice)).filter(({ solved }) => !solved)).toEqual([]);
    const card = await buildCustomer(app, { status: 2 });
    await billingError(card);
    expect((await change(card, 90)).status).toBe(200);
  });
});

describe('a suspension by an operator', () => {
  test('begins now, is no billing error, and is solved by the resumption', async () => {
    const user = await buildCustomer(app);
    const answer = await change(user, 2);
    expect(answer.body.stop_start_dt?.slice(0, 16)).toBe(NOW.slice(0, 16));
    expect((await stopsOf(user)).map(({ type, solved }) => [type, solved])).toEqual([[2, false]]);
    expect((await admin.get(`/admin/users/${user.id}`)).body.user_id).toBeNull();
    const customer = await app.as(user);
    const refused = await customer
      .post('/users/me/washRequests')
      .send({ sched_pickup_dt: '2026-11-26 13:00', sched_delivery_dt: '2026-11-30 13:00', count: 1 });
    expect([refused.status, refused.body.reason]).toEqual([403, 'status_stopped_other']);
    expect((await change(user, 1)).body).toMatchObject({ status: 1, stop_start_dt: null });
    expect((await stopsOf(user)).map(({ type, solved }) => [type, solved])).toEqual([[2, true]]);
    expect(await deedsOn(user)).toEqual([21, 26, 21, 25]);
  });

  test('is recorded once when no card’s billing stops with it', async () => {
    const user = await buildCustomer(app, INVOICE);
    await change(user, 2);
    await change(user, 1);
    expect(await deedsOn(user)).toEqual([21, 21]);
    expect(await mailsTo(user)).toEqual([]);
  });
});

describe('an approval', () => {
  test.each([
    ['after the review', 3, INVOICE, true],
    ['after a rejection', 4, INVOICE, true],
    ['of a provisional card payer', 0, CARD, false],
  ] as const)('%s gives the plan’s bags, writes to the customer and is recorded', async (_, from, pays, dated) => {
    const user = await buildCustomer(app, {
      status: from,
      plan_id: 't6_1',
      pickup_delivery_type: 1,
      available_request_count: 0,
      ...pays,
    });
    const answer = await change(user, 1);
    expect(answer.body).toMatchObject({ status: 1, available_request_count: 6 });
    expect(await ledgerOf(user)).toBe(6);
    expect((await stored(user)).invoice_approved_at !== null).toBe(dated);
    expect(await mailsTo(user)).toEqual(['approved']);
    expect(await deedsOn(user)).toEqual([21]);
    const [operation] = await app.database.manager.findBy(OperationHistory, { user_id: user.id });
    expect([operation?.available_request_count, operation?.changes]).toEqual([
      6,
      JSON.stringify({ status: [from, 1] }),
    ]);
  });

  test.each([
    ['invoice', INVOICE],
    ['card, to which it went over,', CARD],
  ])('comes late to a company by %s that was rejected and stopped meanwhile', async (_, pays) => {
    const user = await buildCustomer(app, {
      status: 3,
      available_request_count: 0,
      turned_month: '2026-09',
      ...INVOICE,
    });
    await app.database.manager.delete(CountEntry, { user_id: user.id });
    await change(user, 4);
    await change(user, 2);
    await app.database.manager.update(User, { id: user.id }, { ...pays });
    expect(await approvalOf(user)).toBe('now');
    const granted = { status: 1, available_request_count: 8, approval: null };
    expect((await change(user, 1)).body).toMatchObject(granted);
    const { turned_month, invoice_approved_at } = await stored(user);
    expect([turned_month, invoice_approved_at !== null]).toEqual(['2026-11', pays === INVOICE]);
    expect(await mailsTo(user)).toEqual(['rejected', 'approved']);
  });

  const NONE = { available_request_count: 0, grants: 0 } as const;
  test.each([
    ['a provisional customer', { ...NONE, status: 0 }, 'now'],
    ['a company under review', { ...NONE, ...INVOICE, status: 3 }, 'now'],
    ['a rejected company', { ...NONE, ...INVOICE, status: 4 }, 'now'],
    ['a company whose plan begins later', { ...NONE, ...INVOICE, status: 3, begins_month: '2026-12' }, 'later'],
    ['a company that has this month’s bags', { ...INVOICE, status: 3, available_request_count: 2 }, 'none'],
    ['a provisional customer without a monthly plan', { ...NONE, status: 0, plan_id: 'tx_2' }, 'none'],
    ['who is suspended after a grant', { status: 2 }, null],
    ['who is suspended before a plan that begins later', { ...NONE, status: 2, begins_month: '2026-12' }, null],
    ['who is suspended without a monthly plan', { ...NONE, status: 2, plan_id: 'tx_2' }, null],
    ['who is suspended without a grant', { ...NONE, status: 2 }, 'now'],
  ] as const)(
    'is announced before, with its bags: of %s',
    async (_, { grants, ...row }: Partial<User> & { grants?: 0 }, is) => {
      const user = await buildCustomer(app, row);
      if (grants === 0) await app.database.manager.delete(CountEntry, { user_id: user.id });
      expect(await approvalOf(user)).toBe(is);
      const { available_request_count: before } = await stored(user);
      await change(user, 1).expect(200);
      expect(await mailsTo(user)).toEqual(is === null ? [] : ['approved']);
      expect(await approvalOf(user)).toBeNull();
      expect((await stored(user)).available_request_count - before).toBe(is === 'now' ? 8 : 0);
    },
  );

  test('gives the bags of a month once', async () => {
    const user = await buildCustomer(app, { status: 3, available_request_count: 0, ...INVOICE });
    await change(user, 1);
    const move = { userId: user.id, delta: -5, reason: 'operator', actorId: null } as const;
    await app.database.inTransaction(() => app.app.get(Ledger, { strict: false }).move(move));
    await app.database.manager.update(User, { id: user.id }, { status: 3 });
    expect((await change(user, 1)).body.available_request_count).toBe(3);
  });

  test('gives the bags of a month once, to who had as many already, too', async () => {
    const user = await buildCustomer(app, { status: 3, available_request_count: 0, ...INVOICE });
    const set = (count: number, decreaseFlg: boolean) =>
      admin.post(`/admin/users/${user.id}/availableRequestCount`).send({ available_request_count: count, decreaseFlg });
    await set(8, false).expect(200);
    expect((await change(user, 1)).body.available_request_count).toBe(8);
    await set(1, true).expect(200);
    await change(user, 2);
    expect((await change(user, 1)).body.available_request_count).toBe(1);
    const granted = await app.database.manager.findBy(CountEntry, { user_id: user.id, reason: 'grant' });
    expect(granted.map(({ delta, once_key }) => [delta, once_key])).toEqual([[0, `grant:${user.id}:2026-11`]]);
    expect(await mailsTo(user)).toEqual(['approved']);
  });

  test('gives a one-time customer no bags, and a resumption gives nobody any', async () => {
    const onetime = await buildCustomer(app, { status: 0, plan_id: 'tx_2', available_request_count: 0 });
    expect((await change(onetime, 1)).body.available_request_count).toBe(0);
    const stopped = await buildCustomer(app, { status: 2, available_request_count: 2 });
    expect((await change(stopped, 1)).body.available_request_count).toBe(2);
  });

  test('that is refused is written to the customer too', async () => {
    const user = await buildCustomer(app, { status: 3, available_request_count: 0, ...INVOICE });
    expect((await change(user, 4)).body.status).toBe(4);
    expect(await mailsTo(user)).toEqual(['rejected']);
  });

  test('says why to the customer, on their own pages, until it is decided otherwise', async () => {
    const user = await buildCustomer(app, { status: 3, available_request_count: 0, ...INVOICE });
    const rejection_reason = '登記を確認できませんでした。\n書類をお送りください。';
    await admin.post(`/admin/users/${user.id}/status`).send({ status: 4, rejection_reason }).expect(200);
    const own = await app.as(user);
    expect((await own.get('/users/me').expect(200)).body.rejection_reason).toBe(rejection_reason);
    expect((await change(user, 1)).status).toBe(200);
    expect((await own.get('/users/me').expect(200)).body.rejection_reason).toBeNull();
    const { body: entries } = await admin.get(`/admin/users/${user.id}/history`).expect(200);
    const [approved, rejected] = entries.map(({ changes }: { changes: unknown }) => changes);
    expect(rejected).toEqual([
      { field: 'status', from: '3', to: '4' },
      { field: 'rejection_reason', from: null, to: rejection_reason },
    ]);
    expect(approved).toContainEqual({ field: 'rejection_reason', from: rejection_reason, to: null });
  });

  test('takes no reason that is too long', async () => {
    const user = await buildCustomer(app, { status: 3, available_request_count: 0, ...INVOICE });
    const sent = { status: 4, rejection_reason: 'あ'.repeat(501) };
    const { body } = await admin.post(`/admin/users/${user.id}/status`).send(sent).expect(422);
    expect(Object.keys(body.errors)).toEqual(['rejection_reason']);
  });

  test('by ten operators at once is one approval', async () => {
    const user = await buildCustomer(app, { status: 3, available_request_count: 0, ...INVOICE });
    const answers = await Promise.all(Array.from({ length: 10 }, () => change(user, 1)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 409, 422].includes(status))).toBe(true);
    expect([await ledgerOf(user), (await stored(user)).available_request_count]).toEqual([8, 8]);
    expect([await mailsTo(user), await deedsOn(user)]).toEqual([['approved'], [21]]);
  });
});

test('a withdrawal ends every session at once', async () => {
  const user = await buildCustomer(app);
  const customer = await app.as(user);
  expect((await customer.get('/users/me')).status).toBe(200);
  expect((await change(user, 90)).status).toBe(200);
  expect((await customer.get('/users/me')).status).toBe(401);
  expect((await stored(user)).withdrawal_dt).not.toBeNull();
});

describe('whose account an operator may change', () => {
  test.each([
    ['leader', ROLE_TYPE.leader, 403],
    ['wash staff', ROLE_TYPE.wash, 403],
    ['delivery staff', ROLE_TYPE.delivery, 403],
    ['lowest', ROLE_TYPE.lowest, 403],
    ['manager', ROLE_TYPE.manager, 200],
  ])('%s and a customer’s', async (_, role_type, status) => {
    const staff = await app.as(await buildStaff(app, { role_type }));
    const user = await buildCustomer(app);
    const balance = { available_request_count: 9, decreaseFlg: false };
    expect((await change(user, 2, {}, staff)).status).toBe(status);
    expect((await staff.post(`/admin/users/${user.id}/availableRequestCount`).send(balance)).status).toBe(status);
  });

  test('nobody changes the status of an administrator or of staff here', async () => {
    const manager = await app.as(await buildStaff(app, { role_type: ROLE_TYPE.manager }));
    const other = await buildAdmin(app);
    expect((await change(other, 2, {}, manager)).status).toBe(403);
    expect((await change(other, 2)).status).toBe(403);
    expect((await change(await buildStaff(app), 2)).status).toBe(404);
    expect((await change(await buildCustomer(app, { deleted_at: NOW, email_key: null }), 2)).status).toBe(404);
  });
});

describe('the balance of bags', () => {
  const setBalance = (user: User, available_request_count: unknown, decreaseFlg: unknown) =>
    admin.post(`/admin/users/${user.id}/availableRequestCount`).send({ available_request_count, decreaseFlg });

  test.each([
    ['raised', 9, false, 200],
    ['raised to the most', 100, false, 200],
    ['lowered', 7, true, 200],
    ['lowered to none', 0, true, 200],
    ['left as it is', 8, false, 200],
    ['a decrease that is an increase by now', 9, true, 409],
    ['a decrease that is none by now', 8, true, 409],
    ['an increase that is a decrease by now', 7, false, 409],
  ])('%s: %i, decreaseFlg %s', async (_, to, decreaseFlg, status) => {
    const user = await buildCustomer(app, { available_request_count: 8 });
    const answer = await setBalance(user, to, decreaseFlg);
    expect(answer.status).toBe(status);
    const balance = status === 200 ? to : 8;
    expect([(await stored(user)).available_request_count, await ledgerOf(user)]).toEqual([balance, balance]);
    expect(await deedsOn(user)).toEqual(balance === 8 ? [] : [22]);
    if (status === 200) expect(answer.body).toEqual({ available_request_count: to });
    else expect(answer.body.reason).toBe('stale');
  });

  test.each([
    [-1, true, 'available_request_count'],
    [101, false, 'available_request_count'],
    [1.5, true, 'available_request_count'],
    ['7', true, 'available_request_count'],
    [undefined, true, 'available_request_count'],
    [7, undefined, 'decreaseFlg'],
    [7, 1, 'decreaseFlg'],
  ])('%p with decreaseFlg %p is refused', async (to, decreaseFlg, field) => {
    const answer = await setBalance(await buildCustomer(app), to, decreaseFlg);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
  });

  test('a one-time customer has none', async () => {
    const user = await buildCustomer(app, { plan_id: 'tx_1', available_request_count: 0 });
    expect((await setBalance(user, 3, false)).status).toBe(422);
  });

  test('ten operators at once: the balance stays the ledger’s sum', async () => {
    const user = await buildCustomer(app, { available_request_count: 8 });
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => setBalance(user, 10 + n, false)));
    expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true);
    expect(await ledgerOf(user)).toBe((await stored(user)).available_request_count);
    expect((await deedsOn(user)).length).toBe(answers.filter(({ status }) => status === 200).length);
  });
});
