import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { fillIn } from '../../test/fill-in';
import { openApp } from '../../test/open-app';
import { api, problem, refused, server } from '../../test/server';
import { signedIn } from '../../test/signed-in';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const question = () => screen.findByLabelText(/^お問い合わせ内容/);

it('is sent once it was read again, and says that it arrived', async () => {
  signedIn();
  let sent: unknown;
  server.use(
    http.post(api('/contacts'), async ({ request }) => {
      sent = await request.json();
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await openApp('/contact');
  expect(await screen.findByText('クレジットカードを変更するには？')).toBeInTheDocument();
  expect(await screen.findByLabelText(/^メールアドレス/)).toHaveValue('monthly@example.com');
  await fillIn(await question(), '土曜日の集荷について');
  await press('入力内容を確認する');
  expect(await screen.findByText('土曜日の集荷について')).toBeInTheDocument();
  await press('送信する');
  expect(await screen.findByRole('heading', { name: 'お問い合わせを受け付けました' })).toHaveFocus();
  expect(sent).toEqual({ email: 'monthly@example.com', contact: '土曜日の集荷について' });
  expect(sessionStorage.getItem('laundry.customer.draft.contact')).toBeNull();
});

it('leads to the support site where there is one', async () => {
  const support_url = 'https://support.example.com/';
  server.use(http.get(api('/masters'), () => HttpResponse.json({ other: { support_url } })));
  await openApp('/contact');
  expect(await screen.findByRole('link', { name: 'サポートサイトを見る' })).toHaveAttribute('href', support_url);
  cleanup();
  server.use(http.get(api('/masters'), () => HttpResponse.json({ other: { support_url: null } })));
  await openApp('/contact');
  await question();
  expect(screen.queryByRole('link', { name: 'サポートサイトを見る' })).not.toBeInTheDocument();
});

it('goes on with a text that the tab has no room for', async () => {
  signedIn();
  await openApp('/contact');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  await fillIn(await question(), '土曜日の集荷について');
  await press('入力内容を確認する');
  expect(await screen.findByText('土曜日の集荷について')).toBeInTheDocument();
  full.mockRestore();
});

it('needs an address and a text, and says so beside the first', async () => {
  await openApp('/contact');
  await question();
  await press('入力内容を確認する');
  const email = screen.getByLabelText(/^メールアドレス/);
  await waitFor(() => expect(email).toHaveAccessibleDescription(/必須項目です/));
  expect(email).toHaveFocus();
  expect(await question()).toHaveAccessibleDescription(/必須項目です/);
});

it('tells each step by its heading, its title and the focus', async () => {
  server.use(http.post(api('/contacts'), () => new HttpResponse(null, { status: 204 })));
  await openApp('/contact');
  const isAt = async (name: string) => {
    await waitFor(() => expect(document.title).toBe(`${name}｜せんたく便`));
    expect(screen.getByRole('heading', { level: 1, name })).toHaveFocus();
  };
  await fillIn(await screen.findByLabelText(/^メールアドレス/), 'hanako@example.com');
  await fillIn(await question(), '料金について');
  await press('入力内容を確認する');
  await isAt('お問い合わせ内容の確認');
  await press('入力に戻る');
  await isAt('お問い合わせ');
  await press('入力内容を確認する');
  await press('送信する');
  await isAt('お問い合わせを受け付けました');
});

const confirm = async () => {
  await openApp('/contact');
  await fillIn(await screen.findByLabelText(/^メールアドレス/), 'hanako@example.com');
  await fillIn(await question(), '料金について');
  await press('入力内容を確認する');
  await press('送信する');
};

it.each([
  [
    'whose answer is lost',
    () => HttpResponse.error(),
    '送信できたか確認できませんでした',
    '結果を受け取れませんでした',
  ],
  ['that is refused for reasons of no field', () => problem(429), '送信できませんでした', '試行回数が多すぎます'],
])('%s stays on the confirmation, says so there and can be sent again', async (_what, refusal, title, words) => {
  server.use(http.post(api('/contacts'), refusal));
  await confirm();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(title);
  expect(alert).toHaveTextContent(words);
  expect(screen.getByRole('heading', { level: 1, name: 'お問い合わせ内容の確認' })).toBeVisible();
  server.use(http.post(api('/contacts'), () => new HttpResponse(null, { status: 204 })));
  await press('送信する');
  expect(await screen.findByRole('heading', { name: 'お問い合わせを受け付けました' })).toHaveFocus();
});

it('is confirmed anew without the trouble of the time before', async () => {
  server.use(http.post(api('/contacts'), () => problem(429)));
  await confirm();
  await screen.findByRole('alert');
  window.history.back();
  await press('入力内容を確認する');
  expect(await screen.findByRole('button', { name: '送信する' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['from its confirmation', () => Promise.resolve()],
  [
    'read once more',
    async () => {
      act(() => window.history.back());
      await press('入力内容を確認する');
    },
  ],
  [
    'after a reload',
    async () => {
      cleanup();
      await openApp('/contact');
      await press('入力内容を確認する');
    },
  ],
])('sent again after its answer was lost, %s, is the same question', async (_how, backToIt) => {
  const keys: (string | null)[] = [];
  server.use(
    http.post(api('/contacts'), ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return keys.length === 1 ? HttpResponse.error() : new HttpResponse(null, { status: 204 });
    }),
  );
  await confirm();
  await screen.findByText('送信できたか確認できませんでした');
  await backToIt();
  await press('送信する');
  await screen.findByRole('heading', { name: 'お問い合わせを受け付けました' });
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

it('whose field is refused comes back to it with all that was typed', async () => {
  server.use(http.post(api('/contacts'), () => refused(422, { email: 'invalid_email' })));
  await confirm();
  const email = await screen.findByLabelText(/^メールアドレス/);
  await waitFor(() => expect(email).toHaveFocus());
  expect(screen.getByRole('alert')).toHaveTextContent('入力エラーがあります');
  expect(await question()).toHaveValue('料金について');
});
