import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { keepLang } from '../../../i18n/language';
import { buildWashRequest } from '../../../test/builders/build-wash-request';
import { followLink } from '../../../test/follow-link';
import { openApp } from '../../../test/open-app';
import { signedIn } from '../../../test/signed-in';
import { api, server } from '../../../test/server';

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

const stamped = {
  ...delivered,
  created_at: '2026-11-10 09:05:00',
  result_wash_dt: '2026-11-13 11:00:00',
  result_fold_dt: '2026-11-13 15:30:00',
};
const STAGES = ['受付済み', '集荷済み', '洗濯済み', 'たたみ済み', '配達済み'];

it('tells when each stage was done, and what was paid, when it is asked for; a reload finds it open', async () => {
  signedIn({ history: [{ ...stamped, price: 6_630 }] });
  await openApp('/wash-history');
  const more = await screen.findByRole('button', { name: '詳細を見る' });
  expect(screen.queryByText('洗濯済み')).toBeNull();
  await userEvent.click(more);
  const detail = () => document.getElementById(screen.getByText('詳細を閉じる').getAttribute('aria-controls') ?? '');
  const words = [
    '11月10日(火) 09:05',
    '11月12日(木) 10:05',
    '11月13日(金) 11:00',
    '11月13日(金) 15:30',
    '11月16日(月) 18:20',
  ];
  for (const [place, stage] of STAGES.entries()) expect(detail()).toHaveTextContent(`${stage}${words[place]}`);
  expect(detail()).toHaveTextContent('料金（税込）6,630円');
  cleanup();
  await openApp(`${window.location.pathname}${window.location.search}`);
  await userEvent.click(await screen.findByText('詳細を閉じる'));
  expect(screen.queryByText('洗濯済み')).toBeNull();
});

it('of what took bags of the plan tells no price', async () => {
  signedIn({ history: [stamped] });
  await openApp('/wash-history?request=71');
  expect(await screen.findByText('洗濯済み')).toBeVisible();
  expect(screen.queryByText('料金（税込）')).toBeNull();
});

it('leads to the form filled with the same', async () => {
  signedIn({ history: [delivered] });
  await openApp('/wash-history');
  await followLink(await screen.findByRole('link', { name: '同じ内容で依頼' }));
  expect(await screen.findByText('受付番号 71 と同じ内容です')).toBeVisible();
  expect(screen.getByLabelText(/備考/)).toHaveValue('裏口にお願いします');
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
  expect(within(row).queryByRole('link', { name: '同じ内容で依頼' })).toBeNull();
  await userEvent.click(within(row).getByRole('button', { name: '詳細を見る' }));
  expect(within(row).getByText('配達済み')).toBeVisible();
  expect(within(row).queryByText('洗濯済み')).toBeNull();
});

it('without entries leads on, to a request and to the current ones', async () => {
  signedIn();
  await openApp('/wash-history');
  expect(await screen.findByText('お届けが完了した集配はまだありません。')).toBeVisible();
  expect(screen.getByRole('link', { name: '集配を依頼する' })).toHaveAttribute('href', '/wash-request');
  expect(screen.getByRole('link', { name: 'ご依頼の一覧を見る' })).toHaveAttribute('href', '/wash-request-currents');
});

it('without a token leads to login', async () => {
  await openApp('/wash-history');
  expect(await screen.findByRole('button', { name: 'ログイン' })).toBeVisible();
});

it('shows how the bags were left at the door', async () => {
  signedIn({ history: [delivered] });
  const photo = { name: 'a'.repeat(32), width: 4, height: 3, proof_of: 2, taken_at: '2026-11-16 18:20:00' };
  server.use(
    http.get(api('/users/me/washRequests/71/photos'), () => HttpResponse.json([photo])),
    http.get(api(`/users/me/photos/${photo.name}`), () =>
      HttpResponse.arrayBuffer(new Uint8Array([1]).buffer, { headers: { 'Content-Type': 'image/jpeg' } }),
    ),
  );
  await openApp('/wash-history?request=71');
  expect(await screen.findByRole('img', { name: 'お届けの写真1' })).toHaveAttribute(
    'src',
    expect.stringMatching(/^data:/),
  );
  expect(screen.getByText('11月16日(月) 18:20 撮影')).toBeVisible();
});

it('that could not be read is read again once the line is back, without a press', async () => {
  signedIn({ history: [delivered] });
  const line = { isUp: false };
  server.use(
    http.get(api('/users/me/washRequests'), () => (line.isUp ? undefined : HttpResponse.json({}, { status: 500 }))),
  );
  await openApp('/wash-history');
  expect(await screen.findByRole('button', { name: 'もう一度試す' })).toBeVisible();
  line.isUp = true;
  fireEvent(window, new Event('online'));
  expect(await screen.findByRole('article', { name: '受付番号 71' })).toBeVisible();
});
