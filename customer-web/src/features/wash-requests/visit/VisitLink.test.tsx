import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { keepLang } from '../../../i18n/language';
import type { CurrentUser } from '../../../lib/calls/api-types';
import { buildUser } from '../../../test/builders/build-user';
import { openApp } from '../../../test/open-app';
import { api, problem, server } from '../../../test/server';
import { signedIn } from '../../../test/signed-in';

const CALL = api('/users/me/washRequests/71/visitLink');
const linkOf = (secret: string) => ({ url: `https://laundry.example/visit/${secret}` });

async function openWith(secret: string | null, user: Partial<CurrentUser> = {}) {
  const world = { answer: secret === null ? { url: null } : linkOf(secret) };
  signedIn({ user: buildUser(user) });
  server.use(http.get(CALL, () => HttpResponse.json(world.answer)));
  await openApp('/visit-link/71');
  return world;
}

it('is shown, opened and replaced once asked', async () => {
  const world = await openWith('old');
  expect(await screen.findByLabelText('リンク')).toHaveValue('https://laundry.example/visit/old');
  expect(screen.getByRole('link', { name: 'ページを開く' })).toHaveAttribute(
    'href',
    'https://laundry.example/visit/old',
  );
  server.use(
    http.post(CALL, () => {
      world.answer = linkOf('new');
      return HttpResponse.json(world.answer);
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: '新しいリンクに替える' }));
  expect(await screen.findByText(/お送りしたメールのものも含めて/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'リンクを替える' }));
  expect(await screen.findByText('新しいリンクに替えました')).toBeVisible();
  expect(await screen.findByDisplayValue('https://laundry.example/visit/new')).toBeVisible();
});

it('leads whoever was missed on to the page itself', async () => {
  signedIn();
  server.use(
    http.get(CALL, () => HttpResponse.json(linkOf('old'))),
    http.get(api('/visits/old'), () => problem(404)),
  );
  await openApp('/visit-link/71?open');
  await waitFor(() => expect(window.location.pathname).toBe('/visit/old'));
});

it.each([
  ['ja', {}, /^ご家族などに渡すと/],
  ['ja', { is_company: true }, /^社内の方などに渡すと/],
  ['ja', { is_company: true, is_company_clerk: true }, /^社内の方などに渡すと/],
  ['en', {}, /to your family:/],
  ['en', { is_company: true }, /to your colleagues:/],
] as const)('names who else may use it, as those of the account (%s, %o)', async (lang, who, words) => {
  keepLang(lang);
  await openWith('old', who);
  expect(await screen.findByText(words)).toBeVisible();
});

it('a link that could not be replaced says so, in English', async () => {
  keepLang('en');
  await openWith('old');
  server.use(http.post(CALL, () => problem(500)));
  await userEvent.click(await screen.findByRole('button', { name: 'Replace the link' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Replace it' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The link could not be replaced');
});

it('of a request that is gone is none', async () => {
  signedIn();
  server.use(http.get(CALL, () => problem(404)));
  await openApp('/visit-link/71');
  expect(await screen.findByText('このご依頼のページは、もうありません。')).toBeVisible();
});
