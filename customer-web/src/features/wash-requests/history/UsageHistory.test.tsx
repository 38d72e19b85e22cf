import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { keepLang } from '../../../i18n/language';
import { buildWashRequest } from '../../../test/build-wash-request';
import { openApp } from '../../../test/open-app';
import { signedIn } from '../../../test/signed-in';

const delivered = buildWashRequest({
  status: 3,
  bikou: '裏口にお願いします',
  result_pickup_dt: '2026-11-12 10:05:00',
  result_delivery_dt: '2026-11-16 18:20:00',
});

it('shows when the bags really were fetched and brought, how many and which', async () => {
  signedIn({ history: [delivered] });
  await openApp('/wash-history');
  const row = await screen.findByRole('article', { name: '受付番号 71' });
  for (const words of ['11月12日(木) 10:05', '11月16日(月) 18:20', '2バッグ', 'S（35L）', '裏口にお願いします'])
    expect(row).toHaveTextContent(words);
});

it('clamps a long remark until all of it is asked for', async () => {
  signedIn({ history: [{ ...delivered, bikou: 'あ'.repeat(490) }] });
  await openApp('/wash-history');
  const all = await screen.findByRole('button', { name: '備考をすべて表示' });
  expect(all).toHaveAttribute('aria-expanded', 'false');
  const remark = document.getElementById(all.getAttribute('aria-controls') ?? '');
  expect(remark?.className).not.toBe('');
  await userEvent.click(all);
  expect(screen.getByRole('button', { name: '備考を閉じる' })).toHaveAttribute('aria-expanded', 'true');
  expect(remark?.className).toBe('');
});

it('speaks English', async () => {
  keepLang('en');
  signedIn({ history: [delivered] });
  await openApp('/wash-history');
  expect(await screen.findByRole('article', { name: 'No. 71' })).toHaveTextContent('Mon, 16 Nov, 18:20');
});

it('of a bag delivery shows delivery and count only', async () => {
  signedIn({ history: [{ ...delivered, is_bag_delivery: true, sched_pickup_dt: null, result_pickup_dt: null }] });
  await openApp('/wash-history');
  const row = await screen.findByRole('article');
  expect(row).toHaveTextContent('バッグのお届け');
  expect(within(row).queryByText('集荷日時')).toBeNull();
});

it('without entries leads to the current requests', async () => {
  signedIn();
  await openApp('/wash-history');
  expect(await screen.findByText('お届けが完了した集配はまだありません。')).toBeVisible();
  expect(screen.getByRole('link', { name: 'ご依頼の一覧を見る' })).toHaveAttribute('href', '/wash-request-currents');
});

it('without a token leads to login', async () => {
  await openApp('/wash-history');
  expect(await screen.findByRole('button', { name: 'ログイン' })).toBeVisible();
});
