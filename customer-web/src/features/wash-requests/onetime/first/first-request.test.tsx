import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepLang } from '../../../../i18n/language';
import { keepFirstRequest, readFirstRequest } from '../../../../lib/first-request';
import { dropToken } from '../../../../lib/session/session-token';
import { ONETIME_WORDS, findButton, onetimeCustomer, press, toOnetimeConfirm } from '../../../../test/builders/onetime';
import { fillIn } from '../../../../test/fill-in';
import { httpDate } from '../../../../test/http-date';
import { openApp } from '../../../../test/open-app';
import { api, refused, server } from '../../../../test/server';

const WORDS = ONETIME_WORDS.ja;
const CHANGE = '日時・バッグ数を変える';
const reviewed = () => screen.getByRole('heading', { name: 'この内容で依頼します' }).parentElement;
const COMPLETE = '/onetime-wash-request-complete?id=284&payment=p1';
const CHOSEN = {
  count: 3,
  sched_pickup_dt: '2026-12-02 14:00:00',
  sched_delivery_dt: '2026-12-04 16:00:00',
  price: 3_600,
} as const;

const paymentIs = (state: string): void =>
  server.use(
    http.get(api('/payments/state/p1'), () =>
      HttpResponse.json({ no: 'p1', page_id: 4, payment_method: 2, amount: 3_600, refund_needed: false, state }),
    ),
  );
/** Somebody who chose before they registered, on the provider's page, with something typed on the last step. */
async function leftForPayment(): Promise<void> {
  keepFirstRequest(CHOSEN);
  onetimeCustomer();
  server.use(
    http.post(api('/users/me/onetimeRequests'), () =>
      HttpResponse.json({ id: 284, payment_no: 'p1', url: '#paypay' }, { status: 201 }),
    ),
  );
  await openApp('/wash-request');
  await press(CHANGE);
  await userEvent.click(await screen.findByRole('radio', { name: '4バッグ' }));
  await toOnetimeConfirm();
  await fillIn(screen.getByLabelText(WORDS.remarks), 'シミあり');
  await userEvent.click(screen.getByRole('radio', { name: /^PayPay/ }));
  await press(WORDS.pay);
  await screen.findByText(/へ移動しています/);
  cleanup();
}

beforeEach(() => void vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it.each(['declined', 'cancelled', 'expired'])(
  'what was chosen before registering is there, with its four steps, when the payment is %s',
  async (state) => {
    await leftForPayment();
    paymentIs(state);
    await openApp(COMPLETE);
    const again = await screen.findByRole('link', { name: 'お支払い方法を選んで、もう一度支払う' });
    expect(within(screen.getByRole('list', { name: '手順' })).getAllByRole('listitem')).toHaveLength(4);
    const booked = screen.getByRole('heading', { name: 'まだ確定していないご依頼' }).parentElement;
    expect(booked).toHaveTextContent('バッグ数4バッグ集荷日時12月2日(水) 14:00〜15:30配達日時12月4日(金) 16:00');
    expect(booked).toHaveTextContent('3,600円（税込）');
    expect(booked).toHaveTextContent('クレジットカード・PayPayから');
    await userEvent.click(again);
    await findButton(WORDS.pay);
    const way = screen.getByRole('heading', { name: 'お支払い方法' }).parentElement;
    expect(way).toContainElement(screen.getByText('料金は発生していません。'));
    await waitFor(() => expect(way).toContainElement(document.activeElement as HTMLElement));
    expect(screen.queryByText('ご登録が終わりました。あとはお支払いだけです')).toBeNull();
    const steps = within(screen.getByRole('list', { name: '手順' })).getAllByRole('listitem');
    expect(steps).toHaveLength(4);
    expect(steps[3]).toHaveAttribute('aria-current', 'step');
    expect(reviewed()).toHaveTextContent('バッグ数4バッグ集荷日時12月2日(水) 14:00〜15:30配達日時12月4日(金) 16:00');
    expect(screen.getByLabelText(WORDS.remarks)).toHaveValue('シミあり');
    expect(screen.getByRole('radio', { name: /^PayPay/ })).not.toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: /^クレジットカード/ }));
    expect(screen.queryByText('料金は発生していません。')).toBeNull();
  },
);

it('of a request that was chosen before registering only the payment is asked: one screen, one press', async () => {
  keepFirstRequest(CHOSEN);
  onetimeCustomer();
  const sent: unknown[] = [];
  server.use(
    http.post(api('/users/me/onetimeRequests'), async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ id: 284, payment_no: 'p1', url: '#paypay' }, { status: 201 });
    }),
  );
  await openApp('/wash-request');
  await findButton(WORDS.pay);
  expect(reviewed()).toHaveTextContent('バッグ数3バッグ集荷日時12月2日(水) 14:00〜15:30配達日時12月4日(金) 16:00');
  expect(reviewed()).toHaveTextContent('3,600円（税込）');
  await userEvent.click(screen.getByRole('radio', { name: /^PayPay/ }));
  expect(screen.getByText('PayPayでお支払いのお客様へ')).toBeVisible();
  await press(WORDS.pay);
  await screen.findByText(/へ移動しています/);
  expect(sent).toEqual([expect.objectContaining({ count: 3, price: 3_600, onetime_payment_method_id: 2 })]);
});

it('of a day that is full for the new customer the form says so, and not a refusal after the payment was chosen', async () => {
  keepFirstRequest(CHOSEN);
  onetimeCustomer({ fullDays: ['2026-12-02'] });
  await openApp('/wash-request');
  const pickup = await screen.findByRole('group', { name: '集荷日時' });
  await waitFor(() => expect(pickup).toHaveTextContent('予約がいっぱいのため翌日以降を選択ください'));
  expect(pickup).toHaveTextContent('12月2日(水) 14:00');
  expect(screen.getByRole('radio', { name: '3バッグ' })).toBeChecked();
  await userEvent.click(within(pickup).getByRole('gridcell', { name: /12月3日/ }));
  await press(WORDS.next);
  await findButton(WORDS.pay);
  expect(reviewed()).toHaveTextContent('集荷日時12月3日(木) 14:00〜15:30');
});

it('what was typed on the last step is there after a reload, and what is too long is told at its field', async () => {
  keepFirstRequest(CHOSEN);
  onetimeCustomer();
  await openApp('/wash-request');
  await findButton(WORDS.pay);
  await fillIn(screen.getByLabelText(WORDS.remarks), 'あ'.repeat(501));
  cleanup();
  await openApp('/wash-request');
  expect(await screen.findByLabelText(WORDS.remarks)).toHaveValue('あ'.repeat(501));
  await press(WORDS.pay);
  expect(await screen.findByLabelText(WORDS.remarks)).toBeInvalid();
});

it('what is read is priced as it stands, also where the browser’s Forward comes back to it', async () => {
  keepFirstRequest(CHOSEN);
  onetimeCustomer();
  await openApp('/wash-request');
  await press(CHANGE);
  await userEvent.click(await screen.findByRole('radio', { name: '5バッグ' }));
  window.history.forward();
  await findButton(WORDS.pay);
  expect(reviewed()).toHaveTextContent('6,000円（税込）1バッグあたり 1,200円 × 5バッグ');
});

it('a time that is full by now leads to the form, and what was chosen stays', async () => {
  keepFirstRequest(CHOSEN);
  onetimeCustomer();
  server.use(http.post(api('/users/me/onetimeRequests'), () => refused(409, { sched_pickup_dt: 'preq_count_max' })));
  await openApp('/wash-request');
  await press(WORDS.pay);
  expect(await screen.findByRole('radio', { name: '3バッグ' })).toBeChecked();
  expect(await screen.findByRole('alert')).toHaveTextContent('集荷日時: 申し訳ございません。予約がいっぱいのため');
});

it('a way to pay that is refused is chosen anew where it was chosen', async () => {
  keepFirstRequest(CHOSEN);
  onetimeCustomer();
  server.use(
    http.post(api('/users/me/onetimeRequests'), () => refused(422, { onetime_payment_method_id: 'payment_declined' })),
  );
  await openApp('/wash-request');
  await press(WORDS.pay);
  expect(await screen.findByRole('alert')).toHaveTextContent('お支払い方法: お支払いを承認できませんでした');
  expect(screen.getByRole('heading', { name: 'この内容で依頼します' })).toBeVisible();
  expect(screen.queryByRole('radio', { name: '3バッグ' })).toBeNull();
  expect(screen.getByRole('radio', { name: /^クレジットカード/ })).toHaveFocus();
  await userEvent.click(screen.getByRole('radio', { name: /^PayPay/ }));
  server.use(
    http.post(api('/users/me/onetimeRequests'), () =>
      HttpResponse.json({ id: 284, payment_no: 'p1', url: '#paypay' }, { status: 201 }),
    ),
  );
  await press(WORDS.pay);
  expect(await screen.findByText(/へ移動しています/)).toBeVisible();
});

it('a payment that runs out later than a visitor’s choice would be kept leaves it', async () => {
  await leftForPayment();
  vi.setSystemTime(Date.now() + 31 * 60_000);
  expect(readFirstRequest()).toMatchObject({ count: 4 });
});

it('what was chosen before registering is over once it is paid', async () => {
  await leftForPayment();
  paymentIs('settled');
  await openApp(COMPLETE);
  await userEvent.click(await screen.findByRole('link', { name: '続けて依頼する' }));
  await findButton(WORDS.next);
  expect(within(screen.getByRole('list', { name: '手順' })).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('radio', { name: '1バッグ' })).toBeChecked();
});

it.each([
  ['ja', /^郵便番号/, '料金', 'ご依頼の確定後の変更・キャンセルは承っておりません。'],
  ['en', /^Postal code/, 'Price', 'A confirmed request can neither be changed nor cancelled.'],
] as const)(
  'before registering, a visitor reads with the price that it is final (%s)',
  async (lang, zip, title, words) => {
    onetimeCustomer();
    dropToken('signed-out');
    keepLang(lang);
    await openApp('/first-request');
    await fillIn(await screen.findByLabelText(zip), '1500001');
    const price = await screen.findByRole('heading', { name: title });
    expect(price.parentElement).toHaveTextContent(words);
  },
);

it('before registering, the days are those of the server’s clock', async () => {
  onetimeCustomer();
  dropToken('signed-out');
  const area = { error: null, zipcode: '15000', start_time: '10:00', end_time: '22:00', bikou: '' };
  const valid = { is_valid_monthly: true, is_valid_onetime: true, is_valid_onetime_b: false };
  const headers = { Date: httpDate('2027-06-16 09:00:00') };
  server.use(http.get(api('/areaInfo'), () => HttpResponse.json({ ...area, ...valid }, { headers })));
  await openApp('/first-request');
  await fillIn(await screen.findByLabelText(/^郵便番号/), '1500001');
  expect(await screen.findByRole('group', { name: '集荷日時' })).toHaveTextContent(/^集荷日時6月16日\(水\)/);
});
