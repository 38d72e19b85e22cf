import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { LANG_KEY, keepLang } from '../../i18n/language';
import { rememberReturnPath } from '../../lib/session/return-path';
import { buildUser } from '../../test/builders/build-user';
import { openApp } from '../../test/open-app';
import { api, problem, server } from '../../test/server';

const WORDS = {
  ja: {
    email: 'メールアドレス',
    password: 'パスワード',
    submit: 'ログイン',
    required: '必須項目です',
    failed: 'ログインIDまたはパスワードが違います',
    title: 'ログインできませんでした',
  },
  en: {
    email: 'Email address',
    password: 'Password',
    submit: 'Log in',
    required: 'This field is required',
    failed: 'Incorrect login ID or password',
    title: 'We couldn’t log you in',
  },
} as const;

const acceptLogin = () =>
  server.use(
    http.post(api('/login'), () => HttpResponse.json({ access_token: 'token-1', user: buildUser() })),
    http.get(api('/users/me'), () => HttpResponse.json(buildUser())),
  );

async function logIn(words: (typeof WORDS)['ja' | 'en'], password = 'demo1234') {
  await userEvent.type(await screen.findByLabelText(words.email), 'monthly@example.com');
  await userEvent.type(screen.getByLabelText(words.password), password);
  await userEvent.click(screen.getByRole('button', { name: words.submit }));
}

describe.each(['ja', 'en'] as const)('login in %s', (lang) => {
  const words = WORDS[lang];

  it('asks for both fields, lists them in the summary and goes to the first', async () => {
    keepLang(lang);
    await openApp('/login');
    await userEvent.click(await screen.findByRole('button', { name: words.submit }));

    expect(await screen.findByRole('alert')).toHaveTextContent(`${words.email}: ${words.required}`);
    expect(screen.getByLabelText(words.email)).toHaveFocus();
    expect(screen.getByLabelText(words.email)).toHaveAccessibleDescription(words.required);
    expect(screen.getByLabelText(words.password)).toBeInvalid();
  });

  it('says that the login failed, keeps what was typed and stays on the page', async () => {
    keepLang(lang);
    server.use(http.post(api('/login'), () => problem(401)));
    await openApp('/login');
    await logIn(words, 'wrong1234');

    expect(await screen.findByRole('alert')).toHaveTextContent(words.failed);
    expect(screen.getByRole('alert')).toHaveTextContent(words.title);
    expect(screen.getByLabelText(words.email)).toHaveValue('monthly@example.com');
    expect(screen.getByLabelText(words.password)).toHaveValue('wrong1234');
    expect(window.location.pathname).toBe('/login');
  });
});

describe('after login', () => {
  it('the request page is shown and the token stored', async () => {
    acceptLogin();
    await openApp('/login');
    await logIn(WORDS.ja);

    await waitFor(() => expect(window.location.pathname).toBe('/wash-request'));
    expect(localStorage.getItem('laundry.customer.token')).toBe('token-1');
  });

  it('the customer is back where the session was missing, with the query', async () => {
    acceptLogin();
    await openApp('/wash-request?page=2');
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(window.location.search).toBe('?page=2');
    await logIn(WORDS.ja);

    await waitFor(() => expect(`${window.location.pathname}${window.location.search}`).toBe('/wash-request?page=2'));
  });

  it('a remembered address of another site is not followed', async () => {
    acceptLogin();
    rememberReturnPath('//evil.example/wash-request');
    await openApp('/login');
    await logIn(WORDS.ja);

    await waitFor(() => expect(window.location.pathname).toBe('/wash-request'));
  });
});

it.each([
  [null, 'en'],
  ['ja', 'ja'],
] as const)('the account’s language is taken where none was chosen on the device (%s)', async (chosen, lang) => {
  if (chosen === null) localStorage.removeItem(LANG_KEY);
  else keepLang(chosen);
  const user = buildUser({ current_lang: 'en' });
  server.use(
    http.post(api('/login'), () => HttpResponse.json({ access_token: 'token-1', user })),
    http.get(api('/users/me'), () => HttpResponse.json(user)),
  );
  await openApp('/login');
  await logIn(WORDS.ja);
  const title = lang === 'en' ? 'Request a pickup' : '集配のご依頼';
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(localStorage.getItem(LANG_KEY)).toBe(lang);
});

it('a second press while the first is under way sends nothing', async () => {
  let calls = 0;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(
    http.post(api('/login'), async () => {
      calls += 1;
      await held;
      return problem(401);
    }),
  );
  await openApp('/login');
  await logIn(WORDS.ja);
  await userEvent.click(await screen.findByRole('button', { name: '送信しています' }));
  await userEvent.type(screen.getByLabelText('パスワード'), '{Enter}');
  release();

  expect(await screen.findByRole('alert')).toHaveTextContent(WORDS.ja.failed);
  expect(calls).toBe(1);
});

it('changing the language changes the messages that already stand there', async () => {
  await openApp('/login');
  await userEvent.click(await screen.findByRole('button', { name: 'ログイン' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('必須項目です');
  await userEvent.click(screen.getByRole('button', { name: 'English' }));

  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('This field is required'));
  expect(document.documentElement).toHaveAttribute('lang', 'en');
  expect(localStorage.getItem('laundry.customer.lang')).toBe('en');
});

it.each([
  ['a wrong password', () => problem(401), WORDS.ja.failed, WORDS.en.failed],
  ['a lost connection', () => HttpResponse.error(), '通信できませんでした', 'We couldn’t connect'],
  ['too many tries', () => problem(429), '試行回数が多すぎます', 'Too many tries'],
])('%s is told in the language that is chosen then, too', async (_what, refusal, ja, en) => {
  server.use(http.post(api('/login'), refusal));
  await openApp('/login');
  await logIn(WORDS.ja, 'wrong1234');
  expect(await screen.findByRole('alert')).toHaveTextContent(ja);
  await userEvent.click(screen.getByRole('button', { name: 'English' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(en));
  await userEvent.click(screen.getByRole('button', { name: '日本語' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(ja));
});
