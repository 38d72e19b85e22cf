import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { LIMITS } from '@laundry/shared/constants/limits';
import { PAGE } from '@laundry/shared/constants/pages';
import { PAYMENT_STATUS } from '@laundry/shared/constants/payment-methods';
import { DOCUMENTS_PER_HOUR } from '../../src/modules/own-payments/documents/document-limit.interceptor.js';
import { PaymentDocument } from '../../src/modules/own-payments/documents/payment-document.entity.js';
import { ManualPayment } from '../../src/modules/payments/manual/manual-payment.entity.js';
import { WashRequest } from '../../src/modules/wash-requests/request/wash-request.entity.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildAdmin, buildCompanyClerk } from '../harness/rows/build-people.js';
import { buildRequest } from '../harness/rows/build-request.js';
import { bytesOf, fileNameOf } from '../harness/calls/files.js';
import { beginPurchase, billed, COMPANY, purchase } from '../harness/rows/own-payments.js';
import { signedIn } from '../harness/calls/own-requests.js';
import { pdfText } from './pdf-text.js';
import { NOW, startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

const NUMBER = 'T1234567890123';
const ISSUER = {
  INVOICE_REGISTRATION_NUMBER: NUMBER,
  INVOICE_ISSUER_NAME: '株式会社せんたく便',
  INVOICE_ISSUER_ADDRESS: '東京都渋谷区神宮前1-2-3',
  INVOICE_BANK_ACCOUNT: '泡銀行 渋谷支店 普通 1234567',
};

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ env: ISSUER });
});
beforeEach(() => app.clock.set(NOW));
afterAll(() => app.close());

const issue = (caller: Caller, subject: string, addressee = '株式会社山田 御中') =>
  caller.post('/users/me/payments/documents').send({ subject, addressee });
const fetched = (caller: Caller, id: number) => bytesOf(caller.get(`/users/me/payments/documents/${id}`).expect(200));
async function textOf(caller: Caller, subject: string, addressee?: string): Promise<string[]> {
  const { body } = await issue(caller, subject, addressee).expect(201);
  return pdfText((await fetched(caller, body.id)).body);
}
const keysOf = async (caller: Caller): Promise<string[]> =>
  (await caller.get('/users/me/payments').expect(200)).body.payments.map(({ key }: { key: string }) => key);
async function bought(): Promise<{ caller: Caller; key: string }> {
  const { caller } = await signedIn(app);
  await purchase(app, caller);
  const [key = ''] = await keysOf(caller);
  return { caller, key };
}

describe('a receipt', () => {
  it('has all that a qualified invoice needs, and is a file that nobody keeps', async () => {
    const { caller, key } = await bought();
    const { body } = await issue(caller, key).expect(201);
    expect(body).toEqual({ id: expect.any(Number), issue: 1, name: `領収書_${key.toUpperCase()}.pdf` });
    const answer = await fetched(caller, body.id);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf' });
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(fileNameOf(answer)).toBe(body.name);
    expect(answer.body.subarray(0, 5).toString()).toBe('%PDF-');
    // Only the letters that it uses: the whole font has 4.5 MB.
    expect(answer.body.length).toBeLessThan(60_000);
    const texts = pdfText(answer.body);
    expect(texts).toEqual([
      '領収書',
      '株式会社山田 御中',
      '発行日　2026年11月25日',
      `番号　${key.toUpperCase()}-1`,
      '株式会社せんたく便',
      '東京都渋谷区神宮前1-2-3',
      `登録番号　${NUMBER}`,
      '領収金額（税込）',
      '¥5,460',
      '上記の金額を正に領収いたしました。',
      '取引日　2026年11月25日',
      'お支払い方法　クレジットカード',
      ...['内容', '税率', '金額（税込）'],
      ...['バッグの追加購入 3バッグ', '10%', '5,460円'],
      '10%対象　5,460円（うち消費税額　496円）',
      '本書は適格請求書です。',
    ]);
  });

  it('is marked when it is issued again, also to another name; the first stays as it was', async () => {
    const { caller, key } = await bought();
    const { body: first } = await issue(caller, key).expect(201);
    const again = await textOf(caller, key, '髙﨑 花子 様');
    expect(again).toEqual(expect.arrayContaining(['再発行', '髙﨑 花子 様', `番号　${key.toUpperCase()}-2`]));
    const before = pdfText((await fetched(caller, first.id)).body);
    expect(before).toContain('株式会社山田 御中');
    expect(before).not.toContain('再発行');
  });

  it('is issued once for one Idempotency-Key', async () => {
    const { caller, key } = await bought();
    const send = () => issue(caller, key).set('Idempotency-Key', `receipt-${key}`).expect(201);
    expect((await send()).body).toEqual((await send()).body);
  });

  it('is not to be had for what was not paid, nor by anybody else', async () => {
    const { caller, key } = await bought();
    const { body } = await issue(caller, key).expect(201);
    await beginPurchase(caller);
    const open = (await keysOf(caller)).find((each) => each !== key) ?? '';
    const { caller: other } = await signedIn(app);
    for (const [who, subject] of [
      [caller, open],
      [other, key],
      [other, 'p2147483647'],
      [other, 'm9999999999'],
    ] as const)
      expect((await issue(who, subject).expect(422)).body.refusals).toEqual([
        { code: 'document_unavailable', field: 'subject' },
      ]);
    await other.get(`/users/me/payments/documents/${body.id}`).expect(404);
  });

  it.each([
    ['nothing', ' ', 'required'],
    ['more than fits', '株'.repeat(LIMITS.documentAddresseeLength + 1), 'too_long'],
    ['control characters', '山田\u0007', 'control_characters'],
    ['two lines', '山田\n花子', 'control_characters'],
    ['a letter that the font has not', '𠮷野家', 'unprintable'],
  ])('is not made out to %s', async (_, addressee, code) => {
    const { caller, key } = await bought();
    expect((await issue(caller, key, addressee).expect(422)).body.refusals).toMatchObject([
      { code, field: 'addressee' },
    ]);
    expect(await app.database.manager.countBy(PaymentDocument, { subject: key })).toBe(0);
  });

  it('is made out to a name in one form of its letters', async () => {
    const { caller, key } = await bought();
    expect(await textOf(caller, key, ' が'.normalize('NFD') + 'く ')).toContain('がく');
  });
});

describe('a month’s invoice', () => {
  it('has all that was billed by invoice, and its tax rounded once', async () => {
    const { user, caller } = await signedIn(app, COMPANY);
    await billed(app, user, 13_985);
    await billed(app, user, 1_825, { pageId: PAGE.extraPurchase, count: 1 });
    const gone = await billed(app, user, 900, { pageId: PAGE.extraPurchase, count: 1 });
    await app.database.manager.update(ManualPayment, { id: gone }, { status_id: PAYMENT_STATUS.noAction });
    const texts = await textOf(caller, '2026-10');
    expect(texts).toEqual(
      expect.arrayContaining([
        '請求書',
        '¥15,810',
        '取引期間　2026年10月1日〜2026年10月31日',
        'お支払い期限　2026年11月30日',
        'お振込先　泡銀行 渋谷支店 普通 1234567',
        '月額料金（2026年10月分）',
        'バッグの追加購入 1バッグ',
        '10%対象　15,810円（うち消費税額　1,437円）',
      ]),
    );
    expect(texts).not.toContain('900円');
  });

  it('sums up the cost centres of a company, which stay as they are from then on', async () => {
    const { user, caller } = await signedIn(app, { ...COMPANY, name1: '山田', name2: '花子' });
    await billed(app, user, 13_250);
    const of = (day: string, count: number, cost_centre: string | null) =>
      buildRequest(app, user, { sched_pickup_dt: `2026-10-${day} 10:00:00`, count, cost_centre });
    const { id } = await of('05', 2, '営業');
    const clerk = await buildCompanyClerk(app, user, { name1: '鈴木', name2: '次郎' });
    await app.database.manager.update(WashRequest, { id }, { booked_by: clerk.id });
    await of('06', 1, '営業😀');
    await of('07', 3, null);
    const closed = async () => {
      const { body } = await caller.get('/users/me/washRequests').expect(200);
      return body.filter(({ is_invoiced }: { is_invoiced: boolean }) => is_invoiced).length;
    };
    expect(await closed()).toBe(0);
    const texts = await textOf(caller, '2026-10');
    expect(await closed()).toBe(3);
    const [from] = [texts.indexOf('部門')];
    expect(texts.slice(from, from + 12)).toEqual([
      ...['部門', 'ご依頼', 'バッグ'],
      ...['営業', '1件', '2個'],
      ...['営業〓', '1件', '1個'],
      ...['（部門なし）', '1件', '3個'],
    ]);
    const change = caller.put(`/users/me/washRequests/${id}/costCentre`).send({ cost_centre: '総務' });
    expect((await change.expect(422)).body.errors.cost_centre[0]).toContain('請求書に記載済み');
    const file = await bytesOf(caller.get('/users/me/payments/requestsFile?month=2026-10').expect(200));
    expect(fileNameOf(file)).toContain('ご依頼_2026-10');
    expect(parse(file.body, { bom: true })).toEqual([
      ['集荷日', '受付番号', 'バッグ数', '部門', '依頼した方', '請求月', 'キャンセル日'],
      ['2026-10-05', String(id), '2', '営業', '鈴木 次郎', '2026-10', ''],
      ['2026-10-06', expect.any(String), '1', '営業😀', '山田 花子', '2026-10', ''],
      ['2026-10-07', expect.any(String), '3', '', '山田 花子', '2026-10', ''],
    ]);
  });

  it('sums up what no other month’s does: what was moved over its edge since, and what was cancelled, stays in it', async () => {
    const { user, caller: first } = await signedIn(app, { ...COMPANY, name1: '', name2: '' });
    let caller = first;
    await buildArea(app);
    await billed(app, user, 13_250, { month: '2026-11' });
    const of = async (day: string, count: number, cost_centre: string) =>
      String((await buildRequest(app, user, { sched_pickup_dt: `2026-${day}:00:00`, count, cost_centre })).id);
    const [early, moved, cancelled] = [
      await of('11-27 13', 2, '営業'),
      await of('11-30 13', 3, '総務'),
      await of('11-30 14', 1, '営業'),
    ];
    app.clock.set('2026-12-01 09:00:00');
    const sumsOf = async (month: string): Promise<string[]> => {
      const texts = await textOf(caller, month);
      const [from, until] = [texts.indexOf('部門') + 3, texts.indexOf('本書は適格請求書です。')];
      return texts.slice(from, until).filter((text) => !/対象/.test(text));
    };
    const rowsOf = async (month: string): Promise<string[][]> => {
      const file = await bytesOf(caller.get(`/users/me/payments/requestsFile?month=${month}`).expect(200));
      return parse(file.body, { bom: true, from: 2 });
    };
    const open = (await rowsOf('2026-11')).map(([date, id, , , , invoiced]) => [date, id, invoiced]);
    expect(open).toEqual([
      ['2026-11-27', early, ''],
      ['2026-11-30', moved, ''],
      ['2026-11-30', cancelled, ''],
    ]);
    const november = [...['営業', '2件', '3個'], ...['総務', '1件', '3個']];
    expect(await sumsOf('2026-11')).toEqual(november);

    const desk = await app.as(await buildAdmin(app));
    const later = { sched_pickup_dt: '2026-12-03 13:00:00', sched_delivery_dt: '2026-12-08 13:00:00' };
    await desk.put(`/admin/washRequests/${moved}`).send(later).expect(200);
    await desk.delete(`/admin/washRequests/cancel/${cancelled}`).expect(204);
    const change = caller.put(`/users/me/washRequests/${moved}/costCentre`).send({ cost_centre: '営業' });
    expect((await change.expect(422)).body.errors.cost_centre[0]).toContain('請求書に記載済み');
    expect(await rowsOf('2026-11')).toEqual([
      ['2026-11-27', early, '2', '営業', COMPANY.company_name, '2026-11', ''],
      ['2026-11-30', cancelled, '1', '営業', COMPANY.company_name, '2026-11', '2026-12-01'],
      ['2026-12-03', moved, '3', '総務', COMPANY.company_name, '2026-11', ''],
    ]);
    const next = await of('12-04 13', 1, '総務');
    expect(await rowsOf('2026-12')).toEqual([
      ['2026-12-03', moved, '3', '総務', COMPANY.company_name, '2026-11', ''],
      ['2026-12-04', next, '1', '総務', COMPANY.company_name, '', ''],
    ]);

    app.clock.set('2027-01-04 09:00:00');
    caller = await app.as(user);
    await billed(app, user, 900, { month: '2026-12', pageId: PAGE.extraPurchase, count: 1 });
    expect(await sumsOf('2026-12')).toEqual(['総務', '1件', '1個']);
    expect(await sumsOf('2026-11')).toEqual(november);
    expect((await rowsOf('2026-12')).map(([, id, , , , month]) => [id, month])).toEqual([
      [moved, '2026-11'],
      [next, '2026-12'],
    ]);
  });

  it('comes when the month is over, and only where something was billed', async () => {
    const { user, caller } = await signedIn(app, COMPANY);
    await billed(app, user, 13_250, { month: '2026-11' });
    await issue(caller, '2026-11').expect(422);
    await issue(caller, '2026-09').expect(422);
    app.clock.set('2026-12-01 09:00:00');
    await issue(caller, '2026-11').expect(201);
  });

  it('of a hundred lines goes on on further pages', async () => {
    const { user, caller } = await signedIn(app, COMPANY);
    for (let line = 1; line <= 100; line += 1) await billed(app, user, 1_000 + line);
    const texts = await textOf(caller, '2026-10');
    expect(texts.filter((text) => text === '月額料金（2026年10月分）')).toHaveLength(100);
    expect(texts.at(-1)).toBe('本書は適格請求書です。');
  });
});

it('of who is not registered says that it is no qualified invoice', async () => {
  const plain = await startApp({ env: { BRAND_NAME: '泡や' } });
  try {
    const { caller } = await signedIn(plain);
    await purchase(plain, caller);
    const [key = ''] = await keysOf(caller);
    const texts = await textOf(caller, key);
    expect(texts).toContain('泡や');
    expect(texts).toContain('本書は区分記載請求書等であり、適格請求書（インボイス）ではありません。');
    expect(texts.join()).not.toContain('登録番号');
  } finally {
    await plain.close();
  }
});

it('is written so many times an hour for each account', async () => {
  const limited = await startApp({ env: { ...ISSUER, RATE_LIMIT: 'on' } });
  try {
    const { caller } = await signedIn(limited);
    for (let times = 0; times < DOCUMENTS_PER_HOUR; times += 1) await issue(caller, 'p1').expect(422);
    await issue(caller, 'p1').expect(429);
    await (await signedIn(limited)).caller.get('/users/me/payments/documents/1').expect(404);
  } finally {
    await limited.close();
  }
});
