import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../test/open-app';
import { signedIn } from '../../test/signed-in';

it('closes at the press of a link, also of the page that stands', async () => {
  signedIn();
  await openApp('/plan');
  await screen.findByRole('heading', { level: 1, name: 'ご契約プラン' });
  await userEvent.click(screen.getByRole('button', { name: 'メニュー' }));
  const menu = screen.getByRole('navigation', { name: 'メインメニュー' });
  await userEvent.click(within(menu).getByRole('link', { name: 'ご契約プラン' }));
  expect(screen.getByRole('button', { name: 'メニュー' })).toHaveAttribute('aria-expanded', 'false');
});
