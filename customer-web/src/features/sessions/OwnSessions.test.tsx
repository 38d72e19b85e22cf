import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { keepLang } from '../../i18n/language';
import type { OwnSession } from '../../lib/calls/api-types';
import { openApp } from '../../test/open-app';
import { api, server } from '../../test/server';
import { signedIn } from '../../test/signed-in';

const session = (id: string, overrides: Partial<OwnSession> = {}): OwnSession => ({
  id,
  device: 'Windows / Chrome',
  created_at: '2026-11-20 08:00:00',
  last_used_at: '2026-11-23 21:10:00',
  expires_at: '2026-12-20 08:00:00',
  is_current: false,
  ...overrides,
});
const MINE = session('a', {
  device: 'iPhone / Safari',
  created_at: '2026-11-24 08:00:00',
  last_used_at: '2026-11-24 08:20:00',
  is_current: true,
});

/** A server that remembers what was ended. */
function signedInOn(...all: OwnSession[]): void {
  signedIn();
  let live = all;
  server.use(
    http.get(api('/users/me/sessions'), () => HttpResponse.json(live)),
    http.delete(api('/users/me/sessions'), () => {
      live = live.filter((each) => each.is_current);
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete(api('/users/me/sessions/:id'), ({ params }) => {
      live = live.filter((each) => each.id !== params['id']);
      return new HttpResponse(null, { status: 204 });
    }),
  );
}
const cardOf = async (device: string) =>
  within((await screen.findByRole('heading', { name: device })).closest('section')!);

it('is reached from the profile', async () => {
  signedInOn(MINE);
  await openApp('/profile');
  expect(await screen.findByRole('link', { name: 'ログイン中の端末を見る' })).toHaveAttribute(
    'href',
    '/profile/sessions',
  );
});

it('tells of each device when it began and was used, and which one this is', async () => {
  signedInOn(MINE, session('b'), session('c', { device: null, last_used_at: null }));
  await openApp('/profile/sessions');
  const mine = await cardOf('iPhone / Safari');
  expect(mine.getByText('この端末')).toBeInTheDocument();
  expect(mine.queryByRole('button')).not.toBeInTheDocument();
  const other = await cardOf('Windows / Chrome');
  expect(other.getByText('ログイン').nextSibling).toHaveTextContent('11月20日(金) 08:00');
  expect(other.getByText('最後の利用').nextSibling).toHaveTextContent('11月23日(月) 21:10');
  expect((await cardOf('不明な端末')).getByText('未使用')).toBeInTheDocument();
});

it('ends one, which is gone from the list', async () => {
  signedInOn(MINE, session('b'), session('c', { device: 'Android / Chrome' }));
  await openApp('/profile/sessions');
  const end = await screen.findByRole('button', { name: /^Windows \/ Chrome（.*）をログアウトさせる$/ });
  await userEvent.click(end);
  expect(await screen.findByText('Windows / Chromeをログアウトさせました')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Windows / Chrome' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Android / Chrome' })).toBeInTheDocument();
});

it('ends all others', async () => {
  signedInOn(MINE, session('b'), session('c'));
  await openApp('/profile/sessions');
  await userEvent.click(await screen.findByRole('button', { name: 'ほかの端末をすべてログアウトさせる' }));
  expect(await screen.findByText('ほかにログイン中の端末はありません。')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /ログアウトさせる/ })).not.toBeInTheDocument();
});

it('says what could not be ended, in English too', async () => {
  signedInOn(MINE, session('b'));
  keepLang('en');
  server.use(http.delete(api('/users/me/sessions'), () => HttpResponse.json({}, { status: 500 })));
  await openApp('/profile/sessions');
  await userEvent.click(await screen.findByRole('button', { name: 'Log out all other devices' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Windows / Chrome' })).toBeInTheDocument();
});
