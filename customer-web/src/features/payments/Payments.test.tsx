import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepLang } from '../../i18n/language';
import { changeLanguage } from '../../i18n/texts';
import { openApp } from '../../test/open-app';
import { ownPayment, signedInWithPayments } from '../../test/builders/own-payments';
import { api, server } from '../../test/server';

let issued: { body: unknown; key: string | null }[];
let saved: string[];
beforeEach(() => {
  issued = [];
  saved = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  server.use(
    http.post(api('/users/me/payments/documents'), async ({ request }) => {
      issued.push({ body: await request.json(), key: request.headers.get('Idempotency-Key') });
      return HttpResponse.json({ id: 4, issue: issued.length, name: '領収書_P12.pdf' }, { status: 201 });
    }),
    http.get(api('/users/me/payments/documents/4'), () => new HttpResponse('%PDF-')),
    http.get(api('/users/me/payments/file'), () => new HttpResponse('日付')),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const row = async (name: RegExp | string) => within(await screen.findByRole('article', { name }));
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));

it('are told by month, with what each was for, how it was paid and where it stands', async () => {
  signedInWithPayments({
    payments: [
      ownPayment({ key: 'm3', is_refund: true, state: 'refund_due', has_receipt: false }),
      ownPayment(),
      ownPayment({ key: 'p9', subject: 'month', months: ['2026-10'], count: null, month: '2026-10', amount: 13980 }),
      ownPayment({ key: 'p8', subject: 'onetime', request_id: 284, count: null, month: '2026-10', method: 'paypay' }),
    ],
  });
  await openApp('/payments');
  const refund = await row('返金：バッグの追加購入 3バッグ');
  expect(refund.getByText('返金予定')).toBeVisible();
  expect(refund.getByText('5,460円').parentElement).toHaveTextContent('−5,460円');
  const bought = await row('バッグの追加購入 3バッグ');
  for (const fact of ['11月20日(金)', '5,460円', 'お支払い済み', 'クレジットカード'])
    expect(bought.getByText(fact)).toBeVisible();
  expect((await row('月額料金（10月分）')).getByText('13,980円')).toBeVisible();
  expect((await row('単発のご依頼（受付番号 284）')).getByText('PayPay')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['11月', '10月']);
});

it('have a receipt, made out to whom the customer wants, and marked when it is issued again', async () => {
  signedInWithPayments({}, { name1: '山田', name2: '花子' });
  await openApp('/payments');
  await screen.findByRole('article', { name: 'バッグの追加購入 3バッグ' });
  await press(/領収書（PDF）$/);
  const name = screen.getByLabelText(/^宛名/);
  expect(name).toHaveValue('山田 花子 様');
  expect(screen.getByText('496円')).toBeVisible();
  await userEvent.clear(name);
  await userEvent.type(name, '株式会社山田 御中');
  await press('PDFを保存する');
  expect(await screen.findByText('領収書_P12.pdfを保存しました。')).toBeVisible();
  expect(saved).toEqual(['領収書_P12.pdf']);
  await press('PDFを保存する');
  expect(await screen.findByText(/「再発行」と印字しています。/)).toBeVisible();
  expect(issued.map(({ body }) => body)).toEqual([
    { subject: 'p12', addressee: '株式会社山田 御中' },
    { subject: 'p12', addressee: '株式会社山田 御中' },
  ]);
  expect(issued[0]?.key).not.toBe(issued[1]?.key);
});

it('say what a receipt cannot be made out to, and keep what was typed', async () => {
  signedInWithPayments();
  server.use(
    http.post(api('/users/me/payments/documents'), () =>
      HttpResponse.json(
        { refusals: [{ code: 'unprintable', field: 'addressee', params: { char: '𠮷' } }] },
        { status: 422 },
      ),
    ),
  );
  await openApp('/payments');
  await screen.findByRole('article', { name: 'バッグの追加購入 3バッグ' });
  await press(/領収書（PDF）$/);
  await userEvent.type(screen.getByLabelText(/^宛名/), '𠮷');
  await press('PDFを保存する');
  expect(await screen.findByText(/「𠮷」は印字できない文字です/)).toBeVisible();
  expect(screen.getByLabelText(/^宛名/)).toBeInvalid();
  expect(screen.getByLabelText<HTMLInputElement>(/^宛名/).value).toContain('𠮷');
  expect(saved).toEqual([]);
});

it('have one invoice for all that a month has billed to a company', async () => {
  const bill = {
    month: '2026-10',
    method: 'invoice',
    state: 'billed',
    due_date: '2026-11-30',
    has_receipt: false,
  } as const;
  signedInWithPayments(
    {
      payments: [
        ownPayment({ ...bill, key: 'm2', amount: 13250 }),
        ownPayment({ ...bill, key: 'm1' }),
        ownPayment({ ...bill, key: 'm0', state: 'not_billed', amount: 900 }),
      ],
      invoice_months: ['2026-10'],
    },
    { company_name: '株式会社山田' },
  );
  await openApp('/payments');
  const invoice = await row('10月分のご請求');
  expect(invoice.getByText('18,710円')).toBeVisible();
  expect(invoice.getByText('お支払い期限 11月30日(月)')).toBeVisible();
  expect(invoice.getByText('ご請求中')).toBeVisible();
  await userEvent.click(invoice.getByRole('button', { name: '請求書（PDF）' }));
  expect(await invoice.findByText('領収書_P12.pdfを保存しました。')).toBeVisible();
  expect(saved).toHaveLength(1);
  await userEvent.click(invoice.getByRole('button', { name: '宛名を変えて発行する' }));
  const name = invoice.getByLabelText(/^宛名/);
  expect(name).toHaveValue('株式会社山田 御中');
  await userEvent.clear(name);
  await userEvent.type(name, '山田商店 御中');
  await userEvent.click(invoice.getByRole('button', { name: 'PDFを保存する' }));
  expect(await invoice.findByText(/「再発行」と印字しています。/)).toBeVisible();
  expect(issued.map(({ body }) => body)).toEqual([
    { subject: '2026-10', addressee: '株式会社山田 御中' },
    { subject: '2026-10', addressee: '山田商店 御中' },
  ]);
});

it('say of a month’s invoice that is paid that it is, and not until when', async () => {
  const bill = { month: '2026-10', method: 'invoice', state: 'paid', due_date: '2026-11-30' } as const;
  signedInWithPayments({ payments: [ownPayment({ ...bill, key: 'm2' })], invoice_months: ['2026-10'] });
  await openApp('/payments');
  const invoice = await row('10月分のご請求');
  expect(invoice.getByText('お支払い済み')).toBeVisible();
  expect(invoice.queryByText(/お支払い期限/)).toBeNull();
});

it('are saved by month for an accountant', async () => {
  signedInWithPayments();
  await openApp('/payments');
  await userEvent.click(await screen.findByRole('button', { name: '11月のお支払いをCSVで保存する' }));
  await waitFor(() => expect(saved).toEqual(['お支払い_2026-11.csv']));
});

it('that a card left owed lead to its renewal', async () => {
  signedInWithPayments({
    payments: [ownPayment({ subject: 'month', months: ['2026-11'], count: null, state: 'owed', has_receipt: false })],
  });
  await openApp('/payments');
  await screen.findByRole('article', { name: '月額料金（11月分）' });
  await press(/詳細を見る$/);
  expect(screen.getByRole('link', { name: 'カードを更新して支払う' })).toHaveAttribute('href', '/payments/card');
});

it('go on with older ones, and say when there are none', async () => {
  signedInWithPayments({ payments: [], older: '2026-05' });
  await openApp('/payments');
  expect(await screen.findByText('この期間のお支払いはありません。')).toBeVisible();
  await press('もっと前のお支払いを見る');
  expect(await screen.findByText('お支払いの記録はまだありません。')).toBeVisible();
});

it('that cannot be loaded can be tried again', async () => {
  signedInWithPayments();
  server.use(http.get(api('/users/me/payments'), () => HttpResponse.json({}, { status: 500 }), { once: true }));
  await openApp('/payments');
  await userEvent.click(await screen.findByRole('button', { name: 'もう一度試す' }));
  expect(await screen.findByRole('article', { name: 'バッグの追加購入 3バッグ' })).toBeVisible();
});

it('that failed unexpectedly tell by what operators find out why, in the language that is chosen', async () => {
  signedInWithPayments();
  const failed = { detail: 'x', request_id: '0f8fad5b-d9cb-469f-a165-70867728950e' };
  server.use(http.get(api('/users/me/payments'), () => HttpResponse.json(failed, { status: 500 })));
  await openApp('/payments');
  expect(await screen.findByText(/お試しください。（お問い合わせ番号: 0f8fad5b）$/)).toBeVisible();
  await act(() => changeLanguage('en'));
  expect(await screen.findByText(/in a little while\. \(Reference: 0f8fad5b\)$/)).toBeVisible();
});

it('speak English', async () => {
  signedInWithPayments();
  keepLang('en');
  await openApp('/payments');
  const bought = await row('More bags, 3 bags');
  expect(bought.getByText('Paid')).toBeVisible();
  expect(bought.getByRole('button', { name: 'Receipt (PDF): More bags, 3 bags (Fri, 20 Nov)' })).toBeVisible();
});
