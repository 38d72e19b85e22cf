import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../test/open-app';
import { signedIn } from '../../test/signed-in';

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

it('offers no request to who cannot make one', async () => {
  signedIn({ user: { status: 3 } });
  await openApp('/plan');
  const bar = within(await screen.findByRole('navigation', { name: 'よく使う画面' }));
  expect(await bar.findByRole('link', { name: 'ご利用履歴' })).toBeInTheDocument();
  expect(bar.queryByRole('link', { name: 'ご依頼' })).not.toBeInTheDocument();
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
