import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import type { CurrentUser } from '../../../lib/calls/api-types';
import { openApp } from '../../../test/open-app';
import { api, server } from '../../../test/server';
import { signedIn } from '../../../test/signed-in';

it('stands in the bar at the bottom, beside what is opened every week', async () => {
  signedIn();
  await openApp('/wash-history');
  const bar = within(await screen.findByRole('navigation', { name: 'よく使う画面' }));
  const links = await bar.findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['ご依頼', null],
    ['変更・キャンセル', null],
    ['ご利用履歴', 'page'],
  ]);
  expect(bar.getByRole('button', { name: 'メニュー' })).toHaveAttribute('aria-expanded', 'false');
});

it.each([
  ['who has not paid', 0],
  ['who is suspended', 2],
  ['who is under review', 3],
])('offers a request to %s greyed, with the reason', async (_who, status) => {
  signedIn({ user: { status } as Partial<CurrentUser> });
  server.use(http.get(api('/stoppedUserInfos'), () => HttpResponse.json({ unpaid_charges: [], stopped_infos: [] })));
  await openApp('/plan');
  const bar = within(await screen.findByRole('navigation', { name: 'よく使う画面' }));
  const request = await bar.findByRole('link', { name: 'ご依頼' });
  expect(request).toHaveAttribute('aria-disabled', 'true');
  expect(request).toHaveAccessibleDescription('アカウントが有効になるとご利用いただけます');
  await userEvent.click(request);
  expect(request).toHaveFocus();
  expect(window.location.pathname).toBe('/plan');
});

it('closes at the press of a link, also of the page that stands', async () => {
  signedIn();
  await openApp('/plan');
  await screen.findByRole('heading', { level: 1, name: 'ご契約プラン' });
  await userEvent.click(screen.getByRole('button', { name: 'メニュー' }));
  const menu = screen.getByRole('navigation', { name: 'メインメニュー' });
  await userEvent.click(within(menu).getByRole('link', { name: 'ご契約プラン' }));
  expect(screen.getByRole('button', { name: 'メニュー' })).toHaveAttribute('aria-expanded', 'false');
});
