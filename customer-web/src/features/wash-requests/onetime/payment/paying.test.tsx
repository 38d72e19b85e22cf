import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../../../app/App';
import { keepLang } from '../../../../i18n/language';
import { isUndecided } from '../../../../lib/payment/payment-query';
import { type OpenPayment, storePayment, storedPayment } from '../../../../lib/payment/open-payment';
import {
  ONETIME_WORDS,
  onetimeCustomer,
  onetimePrices,
  press,
  toOnetimeConfirm,
  findButton,
} from '../../../../test/builders/onetime';
import { HELD_VISIT, endHeld, heldRequest, heldVisit } from '../../../../test/builders/held-request';
import { leaveTyped } from '../../../../test/draft';
import { buildWashRequest } from '../../../../test/builders/build-wash-request';
import { fillIn } from '../../../../test/fill-in';
import { held } from '../../../../test/held';
import { openApp } from '../../../../test/open-app';
import { api, problem, refused, server } from '../../../../test/server';

const FORM = { url: 'https://card.example/pay', form_params: [{ name: 'S_TORIHIKI_NO', value: 'p1' }] };
const CARD = { id: 284, payment_no: 'p1', payment: { ...FORM, ret_url_path: '/onetime-wash-request-complete?id=284' } };
const WORDS = ONETIME_WORDS.ja;

/** Answers posts with these, one after the other; keeps what was sent. */
function answerPosts(...answers: Response[]) {
  const sent: { body: unknown; key: string | null }[] = [];
  server.use(
    http.post(api('/users/me/onetimeRequests'), async ({ request }) => {
      sent.push({ body: await request.json(), key: request.headers.get('Idempotency-Key') });
      return answers[sent.length - 1] ?? HttpResponse.json(CARD, { status: 201 });
    }),
  );
  return sent;
}
const states = (...said: string[]) => statesOf({}, ...said);
const statesOf = (payment: object, ...said: string[]) => {
  let asked = 0;
  server.use(
    http.get(api('/payments/state/p1'), () => {
      const state = said[Math.min(asked++, said.length - 1)];
      const pay_until = isUndecided(String(state)) ? '2026-11-24 09:00:00' : null;
      const answer = { no: 'p1', page_id: 4, payment_method: 2, amount: 5_000, refund_needed: false };
      return HttpResponse.json({ ...answer, state, pay_until, ...payment });
    }),
  );
};
const BY_INVOICE = { payment_method: 3, pay_until: null };
const openForm = async (world = {}) => {
  onetimeCustomer(world);
  await openApp('/wash-request');
};
/** A payment that this tab began and did not come back from. */
const begun = (dates?: OpenPayment['dates']) =>
  storePayment({
    no: 'p1',
    pageId: 4,
    draft: 'onetime.12',
    ...(dates && { dates }),
    resume: { path: '/onetime-wash-request-complete?id=284', to: { form: CARD.payment }, requestId: 284 },
  });
/** What is asked of the days from now on. */
function asksOfDays(): string[] {
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => {
    if (request.url.includes('/pickupDates')) asked.push(request.url);
  });
  return asked;
}
/** The browser was about to do what the page's policy does not allow. */
const keepsFrom = (effectiveDirective: string) =>
  fireEvent(document, Object.assign(new Event('securitypolicyviolation'), { effectiveDirective }));
const focused = () => document.activeElement as HTMLElement;
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }));

let submitted: string[] = [];
beforeEach(() => {
  submitted = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    submitted.push(this.action);
  });
});
afterEach(() => vi.restoreAllMocks());

describe('the confirmation', () => {
  it.each([
    ['ja', '11月24日(火) 13:00〜14:30', '1,600円（税込）', '150-0001 東京都渋谷区 神宮前1-2-3 メゾン神宮201 自宅'],
    [
      'en',
      'Tue, 24 Nov, 13:00 to 14:30',
      '¥1,600 (tax included)',
      '150-0001 東京都渋谷区 神宮前1-2-3 メゾン神宮201 自宅',
    ],
  ] as const)('shows everything that will happen, in %s', async (lang, pickup, price, address) => {
    await openForm();
    await findButton(WORDS.next);
    const { changeLanguage } = await import('../../../../i18n/texts');
    await changeLanguage(lang);
    await toOnetimeConfirm(lang);
    for (const text of [pickup, price, address]) expect(screen.getByText(text)).toBeVisible();
  });

  it('warns whoever pays by PayPay', async () => {
    await openForm();
    await choose(/^PayPay/);
    await toOnetimeConfirm();
    expect(screen.getByText('PayPayでお支払いのお客様へ')).toBeVisible();
  });
});

describe('a request that is sent', () => {
  it('by card goes to the provider with what was shown, once', async () => {
    const { sent, letGo } = held('post', '/users/me/onetimeRequests', () => HttpResponse.json(CARD, { status: 201 }));
    await openForm();
    await toOnetimeConfirm();
    await press(WORDS.pay);
    await userEvent.click(await screen.findByRole('button', { name: '送信しています' }));
    await letGo();
    expect(await screen.findByText('カード会社のページへ移動しています')).toBeVisible();
    expect(sent).toEqual([
      {
        key: expect.stringMatching(/^[\x20-\x7e]{1,255}$/),
        body: {
          count: 1,
          sched_pickup_dt: '2026-11-24 13:00:00',
          sched_delivery_dt: '2026-11-25 16:00:00',
          delivery_box_pw: '',
          bikou: '',
          price: 1600,
          onetime_payment_method_id: 1,
        },
      },
    ]);
    expect(submitted).toEqual([FORM.url]);
    const dates = {
      pickup: '2026-11-24 13:00:00',
      pickup_until: '2026-11-24 14:30:00',
      delivery: '2026-11-25 16:00:00',
    };
    const resume = { requestId: 284 };
    expect(storedPayment()).toMatchObject({ no: 'p1', pageId: 4, draft: 'onetime.12', resume, dates });
  });

  it.each([
    ['ja', 'カード会社のページを開けませんでした', /そのまま残っています/, 'もう一度試す'],
    ['en', 'The card company’s page couldn’t be opened', /still here/, 'Try again'],
  ] as const)(
    'and kept from the provider’s page says so, and goes once more (%s)',
    async (lang, title, lead, again) => {
      answerPosts();
      await openForm();
      await toOnetimeConfirm(lang);
      await press(ONETIME_WORDS[lang].pay);
      await waitFor(() => expect(submitted).toHaveLength(1));
      keepsFrom('style-src');
      expect(screen.queryByRole('alert')).toBeNull();
      keepsFrom('form-action');
      expect(await screen.findByRole('alert')).toHaveTextContent(title);
      expect(screen.getByText(lead)).toBeVisible();
      expect(screen.queryByText(/へ移動しています|Taking you/)).toBeNull();
      const form = (await findButton(again)).closest('form')!;
      const once = vi.fn((event: Event) => event.preventDefault());
      form.addEventListener('submit', once);
      await press(again);
      expect(once).toHaveBeenCalledOnce();
      expect(form.action).toBe(FORM.url);
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
      keepsFrom('form-action');
      expect(await screen.findByRole('alert')).toHaveTextContent(title);
      expect(storedPayment()).toMatchObject({ no: 'p1', resume: { requestId: 284 } });
    },
  );

  it('by deferred invoice is done at once, under the company’s own key', async () => {
    const sent = answerPosts(HttpResponse.json({ id: 284, payment_no: 'p1' }, { status: 201 }));
    statesOf(BY_INVOICE, 'settled');
    server.use(http.get(api('/paidAccount/status'), () => HttpResponse.json({ is_ok: true, errors: [] })));
    await openForm({ user: { is_company: true, payment_method_id: 3 } });
    expect(await screen.findByText('後払い請求書をご利用いただけます。')).toBeVisible();
    await toOnetimeConfirm();
    await press(WORDS.confirm);
    expect(await screen.findByRole('heading', { name: 'ご依頼を受け付けました' })).toBeVisible();
    expect(screen.getByText('284')).toBeVisible();
    expect(screen.getByText('ABCD2345')).toBeVisible();
    expect(sent[0]?.body).toMatchObject({ onetime_payment_method_id: 3, frd_key: 'member-12' });
    expect(screen.getByText('請求書は、配達の完了後にお送りします。')).toBeVisible();
  });

  it.each([
    ['waiting', '後払い請求書のお申し込みを確認しています'],
    ['declined', '後払い請求書をご利用いただけませんでした'],
    ['created', '後払い請求書のお申し込みを確認しています'],
    ['unknown', '後払い請求書のお申し込みを確認しています'],
    ['cancelled', '後払い請求書のお申し込みは中止されました'],
    ['expired', '後払い請求書の確認が、時間内に終わりませんでした'],
    ['settled', '後払い請求書は取り消します'],
  ])('by deferred invoice says of %s nothing of a payment', async (state, words) => {
    statesOf({ ...BY_INVOICE, refund_needed: true }, state);
    onetimeCustomer();
    await openApp('/onetime-wash-request-complete?id=284&payment=p1');
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText(/お支払いの結果|お支払いの期限|お支払いを承認/)).not.toBeInTheDocument();
  });

  it('goes once more under the same key when no answer came', async () => {
    const sent = answerPosts(HttpResponse.error());
    await openForm();
    await toOnetimeConfirm();
    await press(WORDS.pay);
    expect(await screen.findByRole('alert')).toHaveTextContent('送信できたか確認できませんでした');
    await press(WORDS.pay);
    await screen.findByText('カード会社のページへ移動しています');
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it('at a price that has changed shows the new one, and is sent again only at a press', async () => {
    const sent = answerPosts(problem(409, { reason: 'stale', price: 1900 }));
    await openForm();
    await toOnetimeConfirm();
    server.use(http.get(api('/onetimePayments'), () => HttpResponse.json(onetimePrices(1_900))));
    await press(WORDS.pay);
    expect(await screen.findByText('1,600円（税込） → 1,900円（税込）')).toBeVisible();
    expect(sent).toHaveLength(1);
    await press(WORDS.pay);
    await screen.findByText('カード会社のページへ移動しています');
    expect(sent[1]?.body).toMatchObject({ price: 1900 });
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it.each([
    [409, { sched_pickup_dt: 'dup' }, '集荷日時: その集配日時で既に依頼済です'],
    [
      409,
      { sched_pickup_dt: 'preq_count_max' },
      '集荷日時: 申し訳ございません。予約がいっぱいのため翌日以降を選択ください。',
    ],
    [
      409,
      { onetime_payment_method_id: 'duplicate_paypay_pending_queue' },
      'お支払い方法: 前回のPayPayでのお手続きが処理中です',
    ],
    [422, { sched_pickup_dt: 'pickup_past' }, '集荷日時: 過去の時間は指定できません'],
    [422, { onetime_payment_method_id: 'payment_declined' }, 'お支払い方法: お支払いを承認できませんでした'],
  ])('is refused with %i %j beside its field, and nothing typed is lost', async (status, codes, words) => {
    answerPosts(refused(status, codes));
    await openForm();
    await fillIn(await screen.findByLabelText(WORDS.remarks), 'シミあり');
    await toOnetimeConfirm();
    await press(WORDS.pay);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByLabelText(WORDS.remarks)).toHaveValue('シミあり');
  });
});

describe('a payment that was begun and not come back from', () => {
  const DATES = {
    pickup: '2026-11-24 13:00:00',
    pickup_until: '2026-11-24 14:30:00',
    delivery: '2026-11-25 16:00:00',
  };

  it.each([
    ['ja', '11月24日(火) 09:00 まで', '11月24日(火) 13:00〜14:30', '11月25日(水) 16:00'],
    ['en', 'Tue, 24 Nov, 09:00', 'Tue, 24 Nov, 13:00 to 14:30', 'Wed, 25 Nov, 16:00'],
  ] as const)('says until when it can be paid and what is held for it, in %s', async (lang, ...words) => {
    keepLang(lang);
    begun(DATES);
    states('waiting');
    await openForm();
    for (const word of words) expect(await screen.findByText(word)).toBeVisible();
  });

  it('says so too where the customer comes back before it is paid', async () => {
    begun(DATES);
    states('waiting');
    onetimeCustomer();
    await openApp('/onetime-wash-request-complete?id=284&payment=p1');
    expect(await screen.findByText('11月24日(火) 09:00 まで')).toBeVisible();
    expect(screen.getByText('11月24日(火) 13:00〜14:30')).toBeVisible();
  });

  it('says it in a browser that did not begin it, without the dates', async () => {
    states('waiting');
    await openApp('/payment-state?payment=p1');
    expect(await screen.findByText('11月24日(火) 09:00 まで')).toBeVisible();
    expect(screen.queryByText('集荷日時')).not.toBeInTheDocument();
  });

  it('is gone on with', async () => {
    begun();
    states('waiting');
    await openForm();
    await press('お支払いを続ける');
    expect(submitted).toEqual([FORM.url]);
  });

  /** What the server answers to the end of the hold, and the holds that were to end. */
  const endsHold = (...answers: (() => Response)[]): string[] => {
    const ids: string[] = [];
    server.use(
      http.delete(api('/users/me/onetimeRequests/:id'), ({ params }) => {
        ids.push(String(params['id']));
        return (answers[ids.length - 1] ?? gone)();
      }),
    );
    return ids;
  };
  const gone = () => new HttpResponse(null, { status: 204 });

  it('ends for whoever begins anew, and holds nothing any more', async () => {
    begun();
    states('waiting');
    const ids = endsHold();
    await openForm();
    const asked = asksOfDays();
    expect(await screen.findByText(/^5,000円/)).toBeVisible();
    expect(screen.getByText(/日時をお取り置きしています/)).toBeVisible();
    await press('内容を変えて、やり直す');
    expect(await findButton(WORDS.next)).toBeVisible();
    expect([ids, storedPayment()]).toEqual([['284'], null]);
    await waitFor(() => expect(asked).not.toEqual([]));
    expect(screen.queryByRole('button', { name: 'お支払いを続ける' })).not.toBeInTheDocument();
  });

  it('says that it could not be ended, and can be gone on with or ended again', async () => {
    begun();
    states('waiting');
    const ids = endsHold(
      () => problem(503, {}),
      () => problem(404, {}),
    );
    await openForm();
    await press('内容を変えて、やり直す');
    expect(await screen.findByRole('alert')).toHaveTextContent('送信できたか確認できませんでした');
    expect(screen.getByRole('button', { name: 'お支払いを続ける' })).toBeVisible();
    await press('内容を変えて、やり直す');
    expect(await findButton(WORDS.next)).toBeVisible();
    expect(ids).toEqual(['284', '284']);
  });

  it('that was paid before it could be ended is told as done', async () => {
    begun();
    states('waiting', 'settled');
    endsHold(() => problem(409, { reason: 'stale' }));
    await openForm();
    await press('内容を変えて、やり直す');
    expect(await screen.findByRole('heading', { name: 'ご依頼を受け付けました' })).toBeVisible();
  });

  it('does not lead to its own confirmation again', async () => {
    await openForm();
    await toOnetimeConfirm();
    await findButton(WORDS.pay);
    cleanup();
    begun();
    states('waiting');
    await act(async () => {
      render(<App />);
      await vi.dynamicImportSettled();
    });
    endsHold();
    await press('内容を変えて、やり直す');
    expect(await findButton(WORDS.next)).toBeVisible();
    expect(screen.queryByRole('button', { name: WORDS.pay })).not.toBeInTheDocument();
  });

  it('and was paid all the same is told as done', async () => {
    begun();
    leaveTyped('onetime.12', { bikou: 'シミあり' });
    states('waiting', 'settled');
    await openForm();
    expect(await screen.findByText('お支払いがまだ完了していません')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'ご依頼を受け付けました' }, { timeout: 9_000 })).toBeVisible();
    expect([storedPayment(), sessionStorage.getItem('laundry.customer.draft.onetime.12')]).toEqual([null, null]);
  }, 15_000);

  it.each([
    ['declined', 'お支払いを承認できませんでした'],
    ['cancelled', 'お支払いは中止されました'],
    ['expired', 'お支払いの期限が切れました'],
  ])('and was %s says so where another way to pay is chosen, until one is', async (state, words) => {
    begun();
    states(state);
    await openForm();
    const told = await screen.findByText(words);
    const way = screen.getByRole('heading', { name: 'お支払い方法' }).parentElement;
    expect(way).toContainElement(told);
    await waitFor(() => expect(way).toContainElement(focused()));
    expect(screen.getByRole('radio', { name: /^クレジットカード/ })).not.toBeChecked();
    expect(storedPayment()).toBeNull();
    await press(WORDS.next);
    expect(await screen.findByText('お支払い方法: 必須項目です')).toBeVisible();
    await choose(/^PayPay/);
    expect(screen.queryByText(words)).toBeNull();
    await press(WORDS.next);
    await findButton(WORDS.pay);
    expect(screen.queryByText(words)).toBeNull();
  });

  it('of another customer of this browser is none of this one’s', async () => {
    begun();
    await openForm({ user: { id: 13 } });
    expect(await findButton(WORDS.next)).toBeVisible();
  });
});

describe('a hold of one’s own that another tab began', () => {
  const HELD = { held_id: 284, held_until: '2026-11-24 09:00:00' };
  const meetHold = async (answer: () => Response) => {
    const ids: string[] = [];
    server.use(
      http.delete(api('/users/me/onetimeRequests/:id'), ({ params }) => {
        ids.push(String(params['id']));
        return answer();
      }),
    );
    answerPosts(refused(409, { sched_pickup_dt: 'dup_held' }, { reason: 'dup', ...HELD }));
    await openForm({ held: [heldRequest({ id: 285, count: 1, price: 1_600 }), heldRequest()] });
    await fillIn(await screen.findByLabelText(WORDS.remarks), 'シミあり');
    await toOnetimeConfirm();
    await press(WORDS.pay);
    expect(await screen.findByText('お支払い待ちのご依頼があります')).toBeVisible();
    expect(screen.getByText(/^11月24日\(火\) 09:00までお取り置きしています。/)).toBeVisible();
    expect(heldVisit()).toEqual(HELD_VISIT);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'この日時は、お支払い待ちのご依頼のためにお取り置きしています。別の日時をお選びいただくか、お取り置きを終えてください',
    );
    return ids;
  };

  it('is where its refusal leads first', async () => {
    await meetHold(() => new HttpResponse(null, { status: 204 }));
    await waitFor(() => expect(focused()).toHaveTextContent(/^お支払い待ちのご依頼があります/));
  });

  it('is told above the form, before anything is chosen', async () => {
    onetimeCustomer({ held: [heldRequest()] });
    await openApp('/wash-request');
    expect(await screen.findByText(/^11月24日\(火\) 09:00までお取り置きしています。/)).toBeVisible();
    expect(heldVisit()).toEqual(HELD_VISIT);
    expect(await findButton('お取り置きを終えて、やり直す')).toBeVisible();
  });

  it('takes its time: that is not offered, and is refused at once where it was chosen before', async () => {
    const pickup = { sched_pickup_dt: '2026-11-24 13:00:00', pickup_until: '2026-11-24 14:30:00' };
    const waiting = [heldRequest(pickup)];
    onetimeCustomer({ held: waiting });
    await openApp('/wash-request');
    const group = await screen.findByRole('group', { name: '集荷日時' });
    expect(group).toHaveTextContent('11月24日(火) 13:15');
    cleanup();
    leaveTyped('onetime.12', { sched_pickup_dt: pickup.sched_pickup_dt });
    await openApp('/wash-request');
    const again = await screen.findByRole('group', { name: '集荷日時' });
    await waitFor(() => expect(again).toHaveTextContent(/^集荷日時11月24日\(火\) 13:00.*お支払い待ちのご依頼のために/));
    server.use(
      http.delete(api('/users/me/onetimeRequests/:id'), () => {
        waiting.length = 0;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await endHeld();
    await toOnetimeConfirm();
    expect(await screen.findByText('11月24日(火) 13:00〜14:30')).toBeVisible();
  });

  it('ends at a press, and what was chosen goes on its way', async () => {
    const ids = await meetHold(() => new HttpResponse(null, { status: 204 }));
    await endHeld();
    expect(await screen.findByText(/^お取り置きを終えました/)).toBeVisible();
    expect([ids, screen.queryByText(/お支払い待ちのご依頼のために/)]).toEqual([['284'], null]);
    expect(screen.getByLabelText(WORDS.remarks)).toHaveValue('シミあり');
    await toOnetimeConfirm();
    await press(WORDS.pay);
    await screen.findByText('カード会社のページへ移動しています');
  });

  it('that ends is not gone on with in this tab either', async () => {
    begun();
    server.use(http.get(api('/payments/state/p1'), () => problem(404, {})));
    await meetHold(() => new HttpResponse(null, { status: 204 }));
    const asked = asksOfDays();
    await endHeld();
    expect(await screen.findByText(/^お取り置きを終えました/)).toBeVisible();
    expect(storedPayment()).toBeNull();
    await waitFor(() => expect(asked).not.toEqual([]));
  });

  it('that could not be ended says so, and can be ended again', async () => {
    const ids = await meetHold(() => problem(429, {}));
    await endHeld();
    expect(await screen.findByText('お取り置きを終えられませんでした')).toBeVisible();
    await endHeld();
    await waitFor(() => expect(ids).toEqual(['284', '284']));
  });

  it('that was paid meanwhile is said to be, with the way to it, and is in nobody’s way', async () => {
    await meetHold(() => problem(409, { reason: 'stale', detail: '他の操作で内容が更新されています' }));
    await endHeld();
    expect(await screen.findByText(/お支払いが完了しています/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'ご依頼の一覧を見る' })).toHaveAttribute('href', '/wash-request-currents');
    expect(screen.queryByText(/お支払い待ちのご依頼(が|のために)|他の操作で/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'お取り置きを終えて、やり直す' })).not.toBeInTheDocument();
    expect(screen.getByLabelText(WORDS.remarks)).toHaveValue('シミあり');
  });
});

describe('whoever comes back from the provider', () => {
  const COMPLETE = '/onetime-wash-request-complete?id=284&payment=p1';

  it('waits for its word, also in a browser where nobody is signed in', async () => {
    states('waiting', 'settled');
    await openApp(COMPLETE);
    expect(await screen.findByText('お支払いの結果を確認しています')).toBeVisible();
    expect(document.title).toBe('お支払いのお手続き｜せんたく便');
    expect(await screen.findByText('284', {}, { timeout: 9_000 })).toBeVisible();
    expect(screen.getByRole('link', { name: 'ご依頼の一覧を見る' })).toHaveAttribute('href', '/wash-request-currents');
    expect(screen.getByText('5,000円（税込）')).toBeVisible();
    expect(screen.getByText('PayPay')).toBeVisible();
    expect(document.title).toBe('ご依頼を受け付けました｜せんたく便');
    expect(screen.queryByRole('button', { name: 'カレンダーに追加' })).toBeNull();
  }, 15_000);

  it('signed in sees when somebody comes, the whole window, and may take it into the calendar', async () => {
    states('settled');
    const times = { sched_pickup_dt: '2026-11-26 13:00:00', pickup_until: '2026-11-26 14:30:00' };
    onetimeCustomer({ current: [buildWashRequest({ id: 284, plan_id: 'tx_1', ...times })] });
    await openApp(COMPLETE);
    expect(await screen.findByText('11月26日(木) 13:00〜14:30')).toBeVisible();
    expect(screen.getByText('11月30日(月) 10:00')).toBeVisible();
    expect(screen.getByText('2バッグ')).toBeVisible();
    expect(screen.getByRole('button', { name: 'カレンダーに追加' })).toBeVisible();
    expect(screen.getByText('宅配ボックスの暗証番号').nextSibling).toHaveTextContent('1234');
  });

  it('without having paid finds the form as it was', async () => {
    begun();
    states('cancelled');
    onetimeCustomer();
    leaveTyped('onetime.12', { bikou: 'シミあり' });
    await openApp(COMPLETE);
    await userEvent.click(await screen.findByRole('link', { name: 'お支払い方法を選んで、もう一度支払う' }));
    expect(await screen.findByLabelText(WORDS.remarks)).toHaveValue('シミあり');
  });

  it.each([
    ['ja', '5,000円（税込）', /お手続きを始めたブラウザで続けるか、日時をもう一度/, '日時を選び直す'],
    ['en', '¥5,000 (tax included)', /^This browser can’t show what you chose/, 'Choose times again'],
  ] as const)(
    'without having paid is promised nothing by a browser that did not begin it, in %s',
    async (lang, price, words, go) => {
      keepLang(lang);
      states('cancelled');
      await openApp(COMPLETE);
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.getByText(price)).toBeVisible();
      expect(screen.getByRole('link', { name: go })).toHaveAttribute('href', '/wash-request');
      expect(screen.queryByText(/そのまま残っています|’ve kept/)).toBeNull();
    },
  );

  it.each([
    ['created', 1, 'お支払いの結果を確認しています'],
    ['waiting', 1, 'お支払いの結果を確認しています'],
    ['unknown', 1, 'お支払いの結果を確認しています'],
    ['declined', 1, 'カードが承認されませんでした'],
    ['declined', 2, 'お支払いを承認できませんでした'],
    ['cancelled', 1, 'お支払いは中止されました'],
    ['expired', 2, 'お支払いの期限が切れました'],
    ['settled', 2, 'お支払いを返金します'],
  ])('to a payment that is %s (method %i) without its request is told so', async (state, payment_method, words) => {
    statesOf({ payment_method, refund_needed: state === 'settled' }, state);
    await openApp(COMPLETE);
    expect(await screen.findByText(words)).toBeVisible();
    const lead = state === 'settled' ? /お支払い額は返金いたします/ : /料金は発生していません|そのままお待ちください/;
    expect(screen.getByText(lead)).toBeVisible();
  });

  it.each(['/onetime-wash-request-complete', COMPLETE])('%s with no such payment tells of nothing', async (path) => {
    server.use(
      http.get(api('/payments/state/p1'), () =>
        HttpResponse.json({ no: 'p1', page_id: 3, state: 'settled', refund_needed: false }),
      ),
    );
    await openApp(path);
    expect(await screen.findByText('お支払いが完了したご依頼は、一覧でご確認いただけます。')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('ご依頼を受け付けました')).toBeNull());
    expect(document.title).toBe('お支払いのお手続き｜せんたく便');
  });
});
