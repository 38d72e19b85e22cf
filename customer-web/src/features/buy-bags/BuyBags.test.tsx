import { mayReload } from '@laundry/web-kit/loading/reload';
import { focusManager } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepLang } from '../../i18n/language';
import { storePayment, storedPayment } from '../../lib/payment/open-payment';
import { RELOADS } from '../../app/loading/recovery';
import { leaveTyped, typedIn } from '../../test/draft';
import { held } from '../../test/held';
import { openApp } from '../../test/open-app';
import { api, problem, server } from '../../test/server';
import { signedIn } from '../../test/signed-in';

const PAYMENT = { url: 'https://card.example/pay', form_params: [], ret_url_path: '/buy-wash-request' };
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Answers posts with these, one after the other; keeps what was sent. */
function answerPosts(...answers: Response[]) {
  const sent: { body: unknown; key: string | null }[] = [];
  server.use(
    http.post(api('/users/me/washRequestCount'), async ({ request }) => {
      sent.push({ body: await request.json(), key: request.headers.get('Idempotency-Key') });
      return answers[sent.length - 1] ?? paid();
    }),
  );
  return sent;
}
const paid = () => HttpResponse.json({ payment: PAYMENT, payment_no: 'p2' }, { status: 201 });
const stateOf = (state: string, page_id = 3) =>
  server.use(
    http.get(api('/payments/state/p2'), () => HttpResponse.json({ no: 'p2', page_id, state, refund_needed: false })),
  );
const openShop = async (world: Parameters<typeof signedIn>[0] = {}) => {
  signedIn(world);
  await openApp('/buy-wash-request');
};
/** Two bags, to the confirmation. */
const toConfirm = async () => {
  await userEvent.selectOptions(await screen.findByLabelText('追加するバッグ数'), '2');
  await press('確認へ進む');
};

let submitted: string[] = [];
beforeEach(() => {
  submitted = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    submitted.push(this.action);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  focusManager.setFocused(undefined);
});

describe.each([
  [
    'ja',
    'S（35L）',
    '追加するバッグ数',
    '2バッグ',
    '3,920円（税込）',
    '購入後の残り 6バッグ（11月30日(月) ご依頼分まで）',
  ],
  [
    'en',
    'S (35L)',
    'Bags to add',
    '2 bags',
    '¥3,920 (tax included)',
    '6 bags left afterwards, for requests made until Mon, 30 Nov',
  ],
] as const)('the shop in %s', (lang, size, label, two, price, after) => {
  it('tells size, price and how many there are then', async () => {
    keepLang(lang);
    await openShop({ user: { discount_price_for_add: 1960 } });
    expect(await screen.findByText(size)).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText(label), two);
    expect(
      screen.getByText((_text, element) => element?.tagName === 'P' && element.textContent === price),
    ).toBeVisible();
    expect(screen.getByText(after)).toBeVisible();
  });
});

describe('what can be chosen', () => {
  const counts = async () =>
    [...(await screen.findByLabelText<HTMLSelectElement>('追加するバッグ数')).options].map(({ value }) =>
      Number(value),
    );

  it.each([
    [4, 20],
    [97, 3],
  ])('with %i left is up to %i', async (available_request_count, most) => {
    await openShop({ user: { available_request_count } });
    expect(Math.max(...(await counts()))).toBe(most);
  });

  it('is nothing when the account is full', async () => {
    await openShop({ user: { available_request_count: 100 } });
    expect(await screen.findByText('残りバッグが上限のため、追加できません。')).toBeVisible();
  });

  it.each([
    [1, ['1']],
    [2, ['2', '1']],
  ] as const)('of ways to pay for who pays the month by %i: %j', async (payment_method_id, methods) => {
    await openShop({ user: { payment_method_id } });
    const radios = within(await screen.findByRole('radiogroup')).getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ value }) => value)).toEqual(methods);
    expect(radios[0]).toBeChecked();
  });

  it('is kept over a reload', async () => {
    await openShop();
    await userEvent.selectOptions(await screen.findByLabelText('追加するバッグ数'), '5');
    expect(typedIn('buy-bags.12')).toEqual({ count: '5' });
  });
});

describe('who cannot buy', () => {
  it.each([
    [
      'on the one-time plan',
      { user_plan: { plan_id: 'tx_1', pickup_delivery_type: 1, user_plan_option: 0 } as const },
      /単発プランでは/,
    ],
    ['as staff', { role: 200 as const, role_type: 2 as const }, /スタッフのアカウントからは購入できません/],
    ['suspended', { status: 2 as const }, /現在、バッグの追加購入をご利用いただけません/],
    ['withdrawn', { withdrawal_dt: '2026-10-31 23:59:59' }, /このアカウントは退会済みです/],
  ])('%s is told so', async (_who, user, words) => {
    await openShop({ user });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: '確認へ進む' })).toBeNull();
  });
});

describe('a purchase', () => {
  it('by card goes to the provider, at the price that was shown', async () => {
    const { sent, letGo } = held('post', '/users/me/washRequestCount', paid);
    await openShop({ user: { discount_price_for_add: 1960 } });
    await toConfirm();
    expect(await screen.findByText('4バッグ → 6バッグ')).toBeVisible();
    await press('カード情報を入力する');
    await userEvent.click(await screen.findByRole('button', { name: '送信しています' }));
    await letGo();
    expect(await screen.findByText('カード会社のページへ移動しています')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ count: 2, price: 3920, payment_method: 1, price_per_count: 1960 }]);
    expect(submitted).toEqual([PAYMENT.url]);
    expect(storedPayment()).toMatchObject({ no: 'p2', pageId: 3, draft: 'buy-bags.12' });
  });

  it('by invoice adds the bags at once', async () => {
    answerPosts(HttpResponse.json({ available_request_count: 6 }, { status: 201 }));
    await openShop({ user: { payment_method_id: 2 } });
    await toConfirm();
    await press('OK');
    expect(await screen.findByText('バッグを追加しました')).toBeVisible();
    expect(screen.getByText('残り 6バッグ')).toBeVisible();
    expect(screen.getByText(/^お支払い額：[\d,]+円（税込）$/)).toBeVisible();
    expect(sessionStorage.getItem('laundry.customer.draft.buy-bags.12')).toBeNull();
  });

  it('whose answer was lost is the same one after a reload, too', async () => {
    const sent = answerPosts(HttpResponse.error(), HttpResponse.error());
    await openShop({ user: { payment_method_id: 2 } });
    await toConfirm();
    await press('OK');
    expect(await screen.findByRole('alert')).toHaveTextContent('送信できたか確認できませんでした');
    document.body.innerHTML = '';
    await openApp('/buy-wash-request');
    expect(await screen.findByLabelText('追加するバッグ数')).toHaveValue('2');
    await press('確認へ進む');
    await press('OK');
    expect(await screen.findByRole('alert')).toHaveTextContent('送信できたか確認できませんでした');
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it('at a price that has changed shows the new one, and is made only at another press', async () => {
    const sent = answerPosts(problem(409, { reason: 'stale', price: 4200, price_per_count: 2100 }));
    await openShop({ user: { discount_price_for_add: 1960 } });
    await toConfirm();
    signedIn({ user: { discount_price_for_add: 2100 } });
    await press('カード情報を入力する');
    expect(await screen.findByText('3,920円（税込） → 4,200円（税込）')).toBeVisible();
    expect(sent).toHaveLength(1);
    await press('カード情報を入力する');
    await screen.findByText('カード会社のページへ移動しています');
    expect(sent[1]?.body).toEqual({ count: 2, price: 4200, payment_method: 1, price_per_count: 2100 });
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it('that the account does not allow any more says why', async () => {
    answerPosts(problem(403, { reason: 'status_stopped_other' }));
    await openShop();
    await toConfirm();
    signedIn({ user: { status: 2 } });
    await press('カード情報を入力する');
    expect((await screen.findAllByText('アカウントが停止されているため、ご利用いただけません'))[0]).toBeVisible();
  });

  it('of more than the account can hold is refused beside the field', async () => {
    answerPosts(problem(422, { refusals: [{ code: 'out_of_range', field: 'count', params: { min: 1, max: 2 } }] }));
    await openShop();
    await toConfirm();
    await press('カード情報を入力する');
    expect(await screen.findByRole('alert')).toHaveTextContent('追加するバッグ数: 1から2の間で指定してください');
  });
});

describe('a tab that has no room left', () => {
  const fill = (): void => {
    const { setItem } = Storage.prototype;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key: string, value: string) {
      if (this === sessionStorage) throw new DOMException('no room', 'QuotaExceededError');
      setItem.call(this, key, value);
    });
  };

  it('knows its customer', async () => {
    fill();
    signedIn();
    await openApp('/profile');
    expect(await screen.findByText('monthly@example.com')).toBeVisible();
  });

  it('goes to the provider with what was bought, once', async () => {
    const sent = answerPosts();
    await openShop();
    await toConfirm();
    const pay = await screen.findByRole('button', { name: 'カード情報を入力する' });
    fill();
    await userEvent.click(pay);
    expect(await screen.findByText('カード会社のページへ移動しています')).toBeVisible();
    expect(submitted).toEqual([PAYMENT.url]);
    expect(sent).toHaveLength(1);
  });

  it('asks a guest to sign in', async () => {
    fill();
    await openApp('/profile');
    expect(await screen.findByRole('heading', { level: 1, name: 'ログイン' })).toBeVisible();
  });

  it('is not loaded anew for a screen that does not come: how often could not be counted', () => {
    fill();
    expect(mayReload(window, RELOADS)).toBe(false);
  });
});

describe('whoever comes back from the provider', () => {
  it('sees the bags that there are now', async () => {
    stateOf('settled');
    storePayment({ no: 'p2', pageId: 3, draft: 'buy-bags.12', resume: null });
    signedIn({ user: { available_request_count: 6 } });
    await openApp('/buy-wash-request?payment=p2');
    expect(await screen.findByText('残り 6バッグ')).toBeVisible();
    expect(storedPayment()).toBeNull();
  });

  it('without having paid finds what was chosen', async () => {
    stateOf('declined');
    leaveTyped('buy-bags.12', { count: '5' });
    signedIn();
    await openApp('/buy-wash-request?payment=p2');
    await userEvent.click(await screen.findByRole('link', { name: '購入の内容に戻る' }));
    expect(await screen.findByLabelText('追加するバッグ数')).toHaveValue('5');
  });

  it('with the payment of another screen sees the form', async () => {
    stateOf('settled', 4);
    signedIn();
    await openApp('/buy-wash-request?payment=p2');
    expect(await screen.findByLabelText('追加するバッグ数')).toBeVisible();
  });

  it('to begin anew keeps the new payment when the one set aside ends', async () => {
    stateOf('waiting');
    const resume = { path: '/buy-wash-request', to: { form: PAYMENT } };
    storePayment({ no: 'p2', pageId: 3, draft: 'buy-bags.12', resume });
    const anew = { payment: PAYMENT, payment_no: 'p3' };
    answerPosts(HttpResponse.json(anew, { status: 201 }));
    await openShop();
    await press('内容を変えて、やり直す');
    await toConfirm();
    await press('カード情報を入力する');
    await waitFor(() => expect(storedPayment()?.no).toBe('p3'));
    stateOf('declined');
    act(() => focusManager.setFocused(true));
    await screen.findByText('お支払いを承認できませんでした');
    expect(storedPayment()?.no).toBe('p3');
  });

  it.each([
    ['ja', '2バッグの追加購入は、お支払いが完了するまで確定しません。'],
    ['en', 'Your purchase of 2 bags won’t be confirmed until you’ve paid.'],
  ] as const)('that was broken off is told by what it buys (%s)', async (lang, words) => {
    stateOf('waiting');
    answerPosts();
    await openShop();
    await toConfirm();
    await press('カード情報を入力する');
    await waitFor(() => expect(storedPayment()?.no).toBe('p2'));
    cleanup();
    keepLang(lang);
    await openShop();
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('by the browser’s Back goes on with it', async () => {
    stateOf('waiting');
    const resume = { path: '/buy-wash-request', to: { form: PAYMENT } };
    storePayment({ no: 'p2', pageId: 3, draft: 'buy-bags.12', resume });
    await openShop();
    await press('お支払いを続ける');
    expect(submitted).toEqual([PAYMENT.url]);
  });
});
