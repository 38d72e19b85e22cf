import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { changeLanguage } from '../../i18n/texts';
import { openApp } from '../../test/open-app';
import { signedIn } from '../../test/signed-in';

const answers = () => [...document.querySelectorAll('details p')].map(({ textContent }) => textContent).join('\n');

afterEach(() => changeLanguage('ja'));

it.each([
  ['ja', 'よくあるご質問'],
  ['en', 'Frequently asked questions'],
] as const)('answers everything, with every number of the rules (%s)', async (lang, title) => {
  await changeLanguage(lang);
  await openApp('/faq');
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(answers()).toContain('3,800');
  expect(answers()).not.toMatch(/[{}]|undefined|NaN/);
});

it('opens an answer, for a visitor and for a customer', async () => {
  signedIn();
  await openApp('/faq');
  await userEvent.click(await screen.findByText('1回だけ使えますか？'));
  expect(screen.getByText(/単発プラン（1バッグ45L）/)).toBeVisible();
});
