import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { keepLang } from '../../../i18n/language';
import { buildWashRequest } from '../../../test/builders/build-wash-request';
import { followLink } from '../../../test/follow-link';
import { openApp } from '../../../test/open-app';
import { signedIn } from '../../../test/signed-in';

const card = async (title = '次の予定') => {
  const heading = await screen.findByRole('heading', { name: title });
  const section = heading.closest('section');
  if (!section) throw new Error('no section');
  return within(section);
};

it('leads with the next pickup, until when it can be changed, and the bags left', async () => {
  signedIn({ current: [buildWashRequest({ id: 284 })] });
  await openApp('/wash-request');
  const next = await card();
  expect(await next.findByText(/11月26日\(木\) 10:00/)).toBeInTheDocument();
  expect(next.getByText('受付番号 284')).toBeInTheDocument();
  expect(next.getByText(/変更・キャンセルは .*11月26日\(木\) 08:00 まで/)).toBeInTheDocument();
  expect(await next.findByRole('link', { name: '日時を変更' })).toHaveAttribute('href', '/wash-request-change/284');
  expect(next.getByRole('link', { name: 'キャンセル' })).toHaveAttribute('href', '/wash-request-cancel/284');
  expect(next.getByRole('button', { name: 'カレンダーに追加' })).toBeInTheDocument();
  expect(next.getByText(/残り 4バッグ（11月30日\(月\) ご依頼分まで）/)).toBeInTheDocument();
});

it.each([
  ['ja', '2026-11-24 09:00:00', '2026-11-24 22:00:00', '今日 11月24日(火) 22:00'],
  ['ja', '2026-11-24 23:59:00', '2026-11-25 00:30:00', '明日 11月25日(水) 00:30'],
  ['ja', '2026-11-25 00:00:00', '2026-11-25 10:00:00', '今日 11月25日(水) 10:00'],
  ['ja', '2026-12-31 12:00:00', '2027-01-01 10:00:00', '明日 2027年1月1日(金) 10:00'],
  ['ja', '2026-11-24 23:59:00', '2026-11-26 10:00:00', '11月26日(木) 10:00'],
  ['en', '2026-11-24 09:00:00', '2026-11-24 22:00:00', 'Today, Tue, 24 Nov, 22:00'],
  ['en', '2026-11-24 09:00:00', '2026-11-25 10:00:00', 'Tomorrow, Wed, 25 Nov, 10:00'],
] as const)('names the day in %s, at %s in Japan, of a pickup on %s: %s', async (lang, now, moment, words) => {
  keepLang(lang);
  signedIn({ now, current: [buildWashRequest({ sched_pickup_dt: moment })] });
  await openApp('/wash-request');
  const next = await card(lang === 'ja' ? '次の予定' : 'Next');
  const day = await next.findByText((_text, element) => element?.tagName === 'STRONG' && element.textContent === words);
  expect(day).toBeInTheDocument();
});

it.each([
  ['beside what comes next', [buildWashRequest({ id: 284 })]],
  ['where nothing comes', []],
])('leads to what was cancelled automatically, %s', async (_where, current) => {
  signedIn({ current, lapsed: [buildWashRequest({ id: 64, cancelled_at: '2026-11-20 03:00:00' })] });
  await openApp('/wash-request');
  await followLink(await screen.findByRole('link', { name: '自動的にキャンセルとなったご依頼があります' }));
  expect(await screen.findByText('受付番号64は自動的にキャンセルとなりました')).toBeVisible();
  expect(window.location.pathname).toBe('/wash-request-currents');
});

it('says nothing of cancelling where nothing was cancelled automatically', async () => {
  signedIn({ current: [buildWashRequest({ id: 284 })] });
  await openApp('/wash-request');
  expect(await (await card()).findByText('受付番号 284')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /自動的にキャンセル/ })).toBeNull();
});

it('says of what can be changed no more since when', async () => {
  const late = { sched_pickup_dt: '2026-11-24 10:00:00', canChangePickupDt: false, canCancel: false } as const;
  signedIn({ current: [buildWashRequest({ id: 284, ...late })] });
  await openApp('/wash-request');
  const next = await card();
  expect(await next.findByText('変更・キャンセルの受付は 11月24日(火) 08:00 で終了しました')).toBeVisible();
  expect(next.queryByRole('link', { name: '日時を変更' })).toBeNull();
});

it('says of a pickup at which nobody was met that it was missed, and leads to the times that are left', async () => {
  const missed = { absence_status: 1, canChangePickupDt: false, canCancel: false } as const;
  signedIn({ current: [buildWashRequest({ id: 284, sched_pickup_dt: '2026-11-23 19:00:00', ...missed })] });
  await openApp('/wash-request');
  const next = await card();
  expect(await next.findByText('集荷にお伺いしましたが、ご不在でした')).toBeInTheDocument();
  expect(next.getByRole('link', { name: '新しい日時を選ぶ' })).toHaveAttribute('href', '/visit-link/284?open');
});

const MISSED = {
  id: 284,
  sched_pickup_dt: '2026-11-23 19:00:00',
  absence_status: 1,
  canChangePickupDt: false,
} as const;

it.each([
  [
    'ja',
    { count: 3 },
    /11月26日\(木\) 23:59 まで/,
    'その場合は1バッグをご利用になったものとし、残りの2バッグをお返しします。',
  ],
  ['ja', { count: 1 }, /23:59 まで/, 'その場合は1バッグをご利用になったものとし、お返しするバッグはありません。'],
  ['en', { count: 3 }, /Thu, 26 Nov, 23:59/, 'In that case, 1 bag counts as used and you get 2 bags back.'],
] as const)(
  'says until when a new time can be chosen, and what it costs to choose none (%s, %o)',
  async (lang, row, until, cost) => {
    keepLang(lang);
    // Of the two open days after Monday the 24th and 25th, the 25th is closed.
    signedIn({ holidays: ['2026-11-25'], current: [buildWashRequest({ ...MISSED, ...row })] });
    await openApp('/wash-request');
    const next = await card(lang === 'ja' ? '次の予定' : 'Next');
    expect(await next.findByText(until)).toBeVisible();
    expect(next.getByText(cost, { exact: false })).toBeVisible();
    expect(next.queryByText(/2時間前まで|2 hours before/)).toBeNull();
  },
);

it('says nothing of an end or of bags for a missed delivery, which waits', async () => {
  const delivery = { status: 4, sched_delivery_dt: '2026-11-23 19:00:00', absence_status: 2 } as const;
  signedIn({ current: [buildWashRequest({ ...MISSED, ...delivery })] });
  await openApp('/wash-request');
  const next = await card();
  expect(await next.findByRole('link', { name: '新しい日時を選ぶ' })).toBeVisible();
  expect(next.getByText('どの日時も、その2時間前までお選びいただけます。')).toBeVisible();
  expect(next.queryByText(/キャンセルとなります/)).toBeNull();
  expect(next.queryByText(/ご利用になったもの/)).toBeNull();
});

it.each([
  [
    'ja',
    {
      until: /^11月26日\(木\) 23:59 まで（あと\d日）に集荷できない場合は/,
      ask: 'あらためての集荷日時は、お問い合わせフォームよりご連絡ください。',
      contact: 'お問い合わせ',
      promise: /新しい日時/,
    },
  ],
  [
    'en',
    {
      until: /^Without a pickup by Thu, 26 Nov, 23:59/,
      ask: 'Please write to us for a new pickup time.',
      contact: 'Contact us',
      promise: /choose|new times/,
    },
  ],
] as const)('leads who missed a one-time pickup to ask for a time, and promises none (%s)', async (lang, words) => {
  keepLang(lang);
  signedIn({ holidays: ['2026-11-25'], current: [buildWashRequest({ ...MISSED, plan_id: 'tx_1' })] });
  await openApp('/wash-request');
  const next = await card(lang === 'ja' ? '次の予定' : 'Next');
  expect(await next.findByText(words.until)).toBeVisible();
  expect(next.getByText(words.ask)).toBeVisible();
  expect(next.getByRole('link', { name: words.contact })).toHaveAttribute('href', '/contact');
  expect(next.queryByText(words.promise)).toBeNull();
  expect(next.queryByText(/ご利用になったもの|counts as used/)).toBeNull();
});

it('says so when there is nothing', async () => {
  signedIn();
  await openApp('/wash-request');
  expect(await (await card()).findByText(/予定されている集配はありません/)).toBeInTheDocument();
});
