import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { setServerTime } from '@laundry/web-kit/clock';
import { on } from '../../../testing/answers';
import { api, problem } from '../../../testing/api';
import { renderConsole } from '../../../testing/render-console';
import type { OwnSession } from '../../../providers/calls/account';

const session = (id: string, overrides: Partial<OwnSession> = {}): OwnSession => ({
  id,
  device: 'iPhone / Safari',
  created_at: '2026-11-24 08:00:00',
  last_used_at: '2026-11-24 19:40:00',
  expires_at: '2026-11-24 22:00:00',
  is_current: false,
  ...overrides,
});
const MINE = session('a', { device: 'Windows / Edge', is_current: true });
let live: OwnSession[];

beforeEach(() => {
  setServerTime('Wed, 25 Nov 2026 00:00:00 GMT');
  live = [MINE, session('b'), session('c', { device: null, last_used_at: null })];
  api.use(
    on('get', '/users/me/sessions', () => live),
    on('delete', '/users/me/sessions', () => {
      live = [MINE];
      return undefined;
    }),
    on('delete', '/users/me/sessions/{id}', () => {
      live = live.filter(({ id }) => id !== 'b');
      return undefined;
    }),
  );
});

const rowOf = async (device: string) => within((await screen.findByText(device)).closest('li')!);

it('is reached by the own name, and tells of each device when it began and was used', async () => {
  const { user } = renderConsole('/staff/areas-of-nobody', { as: 'lowest' });
  await user.click(await screen.findByRole('link', { name: '一般 太郎（一般） アカウント' }));
  expect(await screen.findByRole('heading', { name: 'アカウント' })).toBeInTheDocument();
  const mine = await rowOf('Windows / Edge');
  expect(mine.getByText('この端末')).toBeInTheDocument();
  expect(mine.queryByRole('button')).not.toBeInTheDocument();
  expect((await rowOf('iPhone / Safari')).getByText(/ログイン 11月24日/)).toHaveTextContent(
    'ログイン 11月24日(火) 08:00 最後の利用 11月24日(火) 19:40',
  );
  expect((await rowOf('不明な端末')).getByText(/未使用/)).toBeInTheDocument();
});

it('ends one, which is gone from the list', async () => {
  const { user } = renderConsole('/admin/account', { as: 'admin' });
  await user.click(await screen.findByRole('button', { name: /^iPhone \/ Safari（.*）をログアウトさせる$/ }));
  expect(await screen.findByText('iPhone / Safariをログアウトさせました')).toBeInTheDocument();
  expect(screen.queryByText('iPhone / Safari')).not.toBeInTheDocument();
  expect(screen.getByText('不明な端末')).toBeInTheDocument();
});

it('ends all others', async () => {
  const { user } = renderConsole('/admin/account', { as: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'ほかの端末をすべてログアウトさせる' }));
  expect(await screen.findByText('ほかにログイン中の端末はありません。')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /ログアウトさせる/ })).not.toBeInTheDocument();
});

it('says why one could not be ended', async () => {
  api.use(on('delete', '/users/me/sessions/{id}', () => problem(404, { detail: '対象が見つかりません' })));
  const { user } = renderConsole('/admin/account', { as: 'admin' });
  await user.click(await screen.findByRole('button', { name: /^iPhone/ }));
  expect(await screen.findByText('対象が見つかりません')).toBeInTheDocument();
});
