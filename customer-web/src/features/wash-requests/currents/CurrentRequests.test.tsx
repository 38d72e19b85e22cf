import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { keepLang } from '../../../i18n/language';
import { buildWashRequest } from '../../../test/builders/build-wash-request';
import type { WashRequest } from '../../../lib/calls/api-types';
import { storePayment } from '../../../lib/payment/open-payment';
import { held } from '../../../test/held';
import { onetimeCustomer } from '../../../test/builders/onetime';
import { HELD_VISIT, endHeld, heldRequest, heldVisit } from '../../../test/builders/held-request';
import { openApp } from '../../../test/open-app';
import { api, server } from '../../../test/server';
import { signedIn } from '../../../test/signed-in';

const FOLDED = { status: 4, result_pickup_dt: '2026-11-20 10:00:00' } as const;
const card = (id = 71) => screen.findByRole('article', { name: `受付番号 ${id}` });

async function openWith(...current: Parameters<typeof buildWashRequest>[0][]) {
  signedIn({ current: current.map((overrides, index) => buildWashRequest({ dispNum: index + 1, ...overrides })) });
  await openApp('/wash-request-currents');
}

describe('a current request', () => {
  it('can be changed and cancelled, and says until when', async () => {
    await openWith({});
    const shown = await card();
    expect(shown).toHaveTextContent('11月26日(木) 10:00');
    expect(shown).toHaveTextContent('変更・キャンセルは 11月26日(木) 08:00 まで');
    expect(within(shown).getByRole('link', { name: '受付番号71の集荷日時を変更する' })).toHaveAttribute(
      'href',
      '/wash-request-change/71',
    );
    expect(within(shown).getByRole('link', { name: '受付番号71の依頼をキャンセルする' })).toHaveAttribute(
      'href',
      '/wash-request-cancel/71',
    );
  });

  it('whose pickup is less than two hours away says since when it is too late', async () => {
    await openWith({ sched_pickup_dt: '2026-11-24 10:00:00', canChangePickupDt: false, canCancel: false });
    const change = within(await card()).getByRole('button', { name: '受付番号71の集荷日時を変更する' });
    expect(change).toHaveAttribute('aria-disabled', 'true');
    expect(change).toHaveAccessibleDescription('変更・キャンセルの受付は 11月24日(火) 08:00 で終了しました');
    expect(within(await card()).queryByRole('link', { name: /キャンセル/ })).toBeNull();
  });

  it.each([
    [1, '集荷', {}],
    [2, '配達', { status: 4, result_pickup_dt: '2026-11-23 10:00:00', canChangeDeliveryDt: false }],
    [3, '配達', { status: 4, result_pickup_dt: '2026-11-23 10:00:00', canChangeDeliveryDt: false }],
  ] as const)(
    'at which nobody was met (%i) says so, and leads to the times that are left',
    async (absence_status, leg, row) => {
      await openWith({ absence_status, canChangePickupDt: false, canCancel: false, ...row });
      const shown = await card();
      expect(await within(shown).findByText(`${leg}にお伺いしましたが、ご不在でした`)).toBeVisible();
      expect(within(shown).getByRole('link', { name: `受付番号71の${leg}日時を変更する` })).toHaveAttribute(
        'href',
        '/visit-link/71?open',
      );
      expect(within(shown).queryByText(/受付は .* で終了しました/)).toBeNull();
      expect(within(shown).getByRole('link', { name: '新しい日時を選ぶ' })).toHaveAttribute(
        'href',
        '/visit-link/71?open',
      );
    },
  );

  it.each<[leg: string, row: Partial<WashRequest>]>([
    ['集荷', { sched_pickup_dt: '2026-11-23 19:00:00', canChangePickupDt: false }],
    ['配達', { ...FOLDED, sched_delivery_dt: '2026-11-23 19:00:00', canChangeDeliveryDt: false }],
  ])('whose day is over without a %s says so, and leads to the times that are left', async (leg, row) => {
    await openWith({ ...row, canCancel: false });
    const shown = await card();
    expect(await within(shown).findByText(`${leg}がまだできていません`)).toBeVisible();
    expect(within(shown).queryByText(/ご不在でした/)).toBeNull();
    for (const name of [`受付番号71の${leg}日時を変更する`, '新しい日時を選ぶ'])
      expect(within(shown).getByRole('link', { name })).toHaveAttribute('href', '/visit-link/71?open');
    expect(within(shown).queryByText(/受付は .* で終了しました/)).toBeNull();
  });

  it('whose time is over says nothing of it on its day, for somebody may still come', async () => {
    await openWith({ sched_pickup_dt: '2026-11-24 08:00:00', canChangePickupDt: false, canCancel: false });
    const change = within(await card()).getByRole('button', { name: '受付番号71の集荷日時を変更する' });
    expect(change).toHaveAccessibleDescription('変更・キャンセルの受付は 11月24日(火) 06:00 で終了しました');
    expect(screen.queryByText('集荷がまだできていません')).toBeNull();
  });

  it.each<[what: string, row: Partial<WashRequest>, leg: string]>([
    ['a one-time plan', { plan_id: 'tx_1', absence_status: 1 }, '集荷'],
    [
      'a same-time plan, as its delivery was missed',
      { ...FOLDED, plan_id: 't8_1_1', absence_status: 2, sched_delivery_dt: '2099-12-31 00:00:00', is_tentative: true },
      '配達',
    ],
  ])('of %s is given a new time by asking', async (_, row, leg) => {
    await openWith({ ...row, canChangePickupDt: false, canChangeDeliveryDt: false, canCancel: false });
    const shown = await card();
    const ask = `あらためての${leg}日時は、お問い合わせフォームよりご連絡ください。`;
    expect(await within(shown).findByText(ask)).toBeVisible();
    expect(within(shown).getByRole('link', { name: 'お問い合わせ' })).toHaveAttribute('href', '/contact');
    expect(within(shown).queryByRole('link', { name: /新しい日時|日時を変更する/ })).toBeNull();
  });

  it('that is picked up shows its stage, and only its delivery can be changed', async () => {
    await openWith({
      status: 1,
      result_pickup_dt: '2026-11-24 08:00:00',
      canChangePickupDt: false,
      canCancel: false,
    });
    const shown = await card();
    const stage = within(shown).getByRole('list', { name: '状況' });
    expect(within(stage).getByText('集荷済み')).toHaveAttribute('aria-current', 'step');
    expect(within(shown).getByRole('button', { name: '受付番号71の集荷日時を変更する' })).toHaveAccessibleDescription(
      '集荷済みのため変更できません',
    );
    expect(within(shown).getByRole('link', { name: '受付番号71の配達日時を変更する' })).toBeVisible();
    expect(shown).toHaveTextContent('配達日時の変更は 11月30日(月) 08:00 まで');
  });

  it.each<[WashRequest['status'], string]>([
    [0, '受付済み'],
    [1, '集荷済み'],
    [2, '洗濯済み'],
    [4, 'たたみ済み'],
  ])('of status %i is at %s', async (status, words) => {
    await openWith({ status });
    const stage = within(await card()).getByRole('list', { name: '状況' });
    expect(within(stage).getByText(words)).toHaveAttribute('aria-current', 'step');
  });

  it('of a same-time plan has no delivery time of its own', async () => {
    await openWith({
      plan_id: 't8_1_1',
      sched_delivery_dt: '2099-12-31 00:00:00',
      is_tentative: true,
      canChangeDeliveryDt: false,
    });
    expect(await card()).toHaveTextContent('次回の集荷と同時');
    expect(await card()).not.toHaveTextContent('2099');
  });

  it('that is a bag delivery shows delivery and count only', async () => {
    await openWith({
      is_bag_delivery: true,
      bikou: 'バッグ配達',
      sched_pickup_dt: null,
      canChangePickupDt: false,
      canChangeDeliveryDt: false,
      canCancel: false,
    });
    const shown = await card();
    expect(shown).toHaveTextContent('11月30日(月) 10:00');
    expect(shown).toHaveTextContent('2バッグ');
    expect(shown).not.toHaveTextContent('集荷');
    expect(shown).not.toHaveTextContent('サイズ');
    expect(shown).not.toHaveTextContent('備考');
    expect(within(shown).queryByRole('button')).toBeNull();
  });

  it('of the weekly schedule wears its badge', async () => {
    await openWith({ request_type: '2' });
    expect(within(await card()).getByText('定期')).toBeVisible();
  });

  it('of a one-time plan says that it can be neither changed nor cancelled', async () => {
    await openWith({ plan_id: 'tx_1', canChangePickupDt: false, canChangeDeliveryDt: false, canCancel: false });
    expect(
      within(await card()).getByRole('button', { name: '受付番号71の集荷日時を変更する' }),
    ).toHaveAccessibleDescription('単発の依頼ではこの操作はできません');
  });

  it.each([
    ['2026-11-26 14:30:00', '11月26日(木) 13:00〜14:30'],
    [null, '11月26日(木) 13:00〜'],
  ])('of a one-time plan shows from when until when somebody comes (until %s)', async (pickup_until, words) => {
    await openWith({ plan_id: 'tx_1', sched_pickup_dt: '2026-11-26 13:00:00', pickup_until });
    expect(within(await card()).getByText(words)).toBeVisible();
  });

  it('shows what its customer wrote', async () => {
    await openWith({ bikou: 'シャツは吊るしてください' });
    expect(within(await card()).getByText('シャツは吊るしてください')).toBeVisible();
  });

  it('is worded in English too', async () => {
    keepLang('en');
    await openWith({ status: 2, canChangePickupDt: false, canCancel: false, result_pickup_dt: '2026-11-23 10:00:00' });
    const shown = await screen.findByRole('article', { name: 'No. 71' });
    expect(within(shown).getByText('Washed')).toHaveAttribute('aria-current', 'step');
    expect(shown).toHaveTextContent('You can change the delivery until Mon, 30 Nov, 08:00');
  });
});

describe('the list', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: 100 + index }));

  it('without requests offers to make one', async () => {
    await openWith();
    expect(await screen.findByText('予定されている集配はありません。')).toBeVisible();
    expect(screen.getByRole('link', { name: '集配を依頼する' })).toHaveAttribute('href', '/wash-request');
  });

  it.each([
    [20, 20, false],
    [21, 20, true],
  ])('of %i requests shows %i on its first page', async (all, shown, paged) => {
    await openWith(...rows(all));
    expect(await screen.findAllByRole('article')).toHaveLength(shown);
    expect(screen.queryByRole('navigation', { name: 'ページ' }) !== null).toBe(paged);
  });

  it('keeps its page in the address', async () => {
    await openWith(...rows(60));
    await userEvent.click(await screen.findByRole('button', { name: '3ページ' }));
    await waitFor(() => expect(window.location.search).toBe('?page=3'));
    expect(await card(140)).toHaveTextContent('41/60');
    window.history.back();
    expect(await card(100)).toBeVisible();
  });

  it('opens at the page of the address, and at the last when there are not so many', async () => {
    signedIn({ current: rows(45).map((row, index) => buildWashRequest({ ...row, dispNum: index + 1 })) });
    await openApp('/wash-request-currents?page=9');
    expect(await card(144)).toHaveTextContent('45/45');
    expect(screen.getByText('45件中 41〜45件')).toBeVisible();
  });
});

describe('a request that waits for its payment', () => {
  const begun = () =>
    storePayment({
      no: 'p1',
      pageId: 4,
      draft: 'onetime.12',
      resume: { path: '/onetime-wash-request-complete?id=284', to: { url: 'https://pay.example' }, requestId: 284 },
    });
  const stateOf = (state: string) => () =>
    HttpResponse.json({
      no: 'p1',
      page_id: 4,
      payment_method: 2,
      amount: 5_000,
      refund_needed: false,
      state,
      pay_until: '2026-11-24 09:00:00',
    });

  it('is in no list, and led to from it', async () => {
    begun();
    server.use(http.get(api('/payments/state/p1'), stateOf('waiting')));
    await openWith();
    expect(await screen.findByText('お支払いがまだ完了していません')).toBeVisible();
    expect(screen.getByText('予定されている集配はありません。')).toBeVisible();
    expect(screen.getByText('9:00 まで', { exact: false })).toBeVisible();
    expect(screen.getByRole('link', { name: 'お支払いを続ける' })).toHaveAttribute('href', '/wash-request');
  });

  it('is told of no more once it is decided', async () => {
    begun();
    const state = held('get', '/payments/state/p1', stateOf('expired'));
    await openWith({});
    await card();
    await state.letGo();
    expect(screen.queryByText('お支払いがまだ完了していません')).toBeNull();
  });

  /** As whoever signed out at the provider's page, and in again. */
  const openHeld = async () => {
    onetimeCustomer({ held: [heldRequest()] });
    await openApp('/wash-request-currents');
  };

  it('is told of where this tab did not begin it, and ended to begin anew', async () => {
    const ended: unknown[] = [];
    server.use(
      http.delete(api('/users/me/onetimeRequests/:id'), ({ params }) => {
        ended.push(params['id']);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await openHeld();
    expect(await screen.findByText('お支払い待ちのご依頼があります')).toBeVisible();
    expect(screen.getByText(/^11月24日\(火\) 09:00までお取り置きしています。/)).toBeVisible();
    expect(heldVisit()).toEqual(HELD_VISIT);
    expect(screen.getByText(/^お支払いは、お申し込みを始めた画面でのみ続けられます。/)).toBeVisible();
    expect(screen.getByText(/期限までにお支払いがない場合は、.*料金はかかりません。$/)).toBeVisible();
    await endHeld();
    await waitFor(() => expect(window.location.pathname).toBe('/wash-request'));
    expect(ended).toEqual(['284']);
  });
});

describe('a request that was cancelled automatically', () => {
  const LAPSED = { sched_pickup_dt: '2026-11-19 10:00:00', cancelled_at: '2026-11-24 00:00:00', count: 3 } as const;
  const openLapsed = async (overrides: Partial<WashRequest> = {}) => {
    signedIn({ lapsed: [buildWashRequest({ id: 64, ...LAPSED, ...overrides })] });
    await openApp('/wash-request-currents');
  };

  it('says when, why and what became of its bags', async () => {
    await openLapsed();
    expect(await screen.findByText('受付番号64は自動的にキャンセルとなりました')).toBeVisible();
    expect(screen.getByText('集荷予定日から2営業日以内に集荷できなかったためです。')).toBeVisible();
    expect(screen.getByText('集荷予定：11月19日(木) 10:00')).toBeVisible();
    expect(screen.getByText('キャンセル：11月24日(火) 00:00')).toBeVisible();
    expect(screen.getByText('1バッグは、ご利用になったものとします。2バッグが残りバッグに戻りました。')).toBeVisible();
    expect(screen.getByText('予定されている集配はありません。')).toBeVisible();
  });

  it('of one bag brings none back, and of a one-time request says nothing of bags', async () => {
    await openLapsed({ count: 1 });
    expect(await screen.findByText('1バッグは、ご利用になったものとします。')).toBeVisible();
    cleanup();
    await openLapsed({ plan_id: 'tx_1' });
    expect(await screen.findByText('受付番号64は自動的にキャンセルとなりました')).toBeVisible();
    expect(screen.queryByText(/ご利用になったもの/)).not.toBeInTheDocument();
  });

  it('is told in English', async () => {
    keepLang('en');
    await openLapsed();
    expect(await screen.findByText('Request no. 64 was cancelled automatically')).toBeVisible();
    expect(screen.getByText('1 bag counts as used. Returned to your balance: 2 bags.')).toBeVisible();
  });
});
