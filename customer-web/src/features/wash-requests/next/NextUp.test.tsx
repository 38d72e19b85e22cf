import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { keepLang } from '../../../i18n/language';
import { buildWashRequest } from '../../../test/builders/build-wash-request';
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
  expect(next.getByText(/残り 4バッグ（11月30日\(月\) まで有効）/)).toBeInTheDocument();
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
  expect(await next.findByText(words, { selector: 'strong' })).toBeInTheDocument();
});

it('says of a pickup at which nobody was met that it was missed, and leads to the times that are left', async () => {
  const missed = { absence_status: 1, canChangePickupDt: false, canCancel: false } as const;
  signedIn({ current: [buildWashRequest({ id: 284, sched_pickup_dt: '2026-11-23 19:00:00', ...missed })] });
  await openApp('/wash-request');
  const next = await card();
  expect(await next.findByText('集荷にお伺いしましたが、ご不在でした')).toBeInTheDocument();
  expect(next.getByRole('link', { name: '新しい日時を選ぶページを開く' })).toHaveAttribute('href', '/visit-link/284');
});

it('says so when there is nothing', async () => {
  signedIn();
  await openApp('/wash-request');
  expect(await (await card()).findByText(/ご依頼中の集配はありません/)).toBeInTheDocument();
});
