import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../test/open-app';
import { signedIn } from '../../test/signed-in';

it('copies the invitation code', async () => {
  const user = userEvent.setup();
  signedIn();
  await openApp('/profile');
  await user.click(await screen.findByRole('button', { name: 'コードをコピー' }));
  expect(await screen.findByText('コピーしました')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('ABCD2345');
  await user.click(screen.getByRole('button', { name: 'リンクをコピー' }));
  expect(await navigator.clipboard.readText()).toMatch(/\/register\?referral_code=ABCD2345$/);
});

it('leads to the edit', async () => {
  signedIn();
  await openApp('/profile');
  expect(await screen.findByRole('link', { name: 'お客様情報を変更する' })).toHaveAttribute('href', '/profile/edit');
});
