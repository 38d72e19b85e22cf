import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepToken } from '../../lib/session/session-token';
import { buildUser } from '../../test/builders/build-user';
import { openApp } from '../../test/open-app';
import { api, problem, refused, server } from '../../test/server';

const NEW = '新しいパスワード';
const CONFIRM = '新しいパスワード（確認）';
const typeBoth = async (password: string, confirm: string) => {
  await userEvent.type(await screen.findByLabelText(NEW), password);
  await userEvent.type(screen.getByLabelText(CONFIRM), confirm);
};

describe('a new password', () => {
  it.each([
    ['', '', '必須項目です', NEW],
    ['short1a', 'short1a', 'パスワードは英字と数字を含む8文字以上で入力してください', NEW],
    ['abcdefgh', 'abcdefgh', 'パスワードは英字と数字を含む8文字以上で入力してください', NEW],
    ['abcd1234', 'abcd12345', '確認のため、パスワードと同じ内容を入力してください', CONFIRM],
  ])('%j, confirmed by %j, is refused: %s', async (password, confirm, message, field) => {
    await openApp('/password/reset/token-1');
    await screen.findByLabelText(NEW);
    if (password) await typeBoth(password, confirm);
    await userEvent.click(screen.getByRole('button', { name: 'パスワードを設定する' }));
    await waitFor(() => expect(screen.getByLabelText(field)).toHaveAccessibleDescription(new RegExp(message)));
    expect(screen.getByLabelText(field)).toHaveFocus();
  });

  it('has its rule beside it from the start, and advice against what many people have, which can be sent all the same', async () => {
    await openApp('/password/reset/token-1');
    const field = await screen.findByLabelText(NEW);
    expect(field).toHaveAccessibleDescription(/英字と数字を含む8文字以上/);
    const advice = /多くの人が使っているパスワード/;
    await userEvent.type(field, 'Password123!');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(advice));
    expect(field).toHaveAccessibleDescription(advice);
    await userEvent.type(field, 'x7');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(field, '{Backspace}{Backspace}');
    expect(screen.getByRole('status')).toHaveTextContent(advice);
    server.use(
      http.post(api('/password/reset'), () => HttpResponse.json({ token: { access_token: 'token-2' } })),
      http.get(api('/users/me'), () => HttpResponse.json(buildUser())),
    );
    await userEvent.type(screen.getByLabelText(CONFIRM), 'Password123!');
    await userEvent.click(screen.getByRole('button', { name: 'パスワードを設定する' }));
    expect(await screen.findByRole('heading', { name: 'パスワードを設定しました' })).toBeVisible();
  });

  it('set through the link of the mail signs the customer in', async () => {
    let body: unknown;
    server.use(
      http.post(api('/password/reset'), async ({ request }) => {
        body = await request.json();
        return HttpResponse.json({ token: { access_token: 'token-2' } });
      }),
      http.get(api('/users/me'), () => HttpResponse.json(buildUser())),
    );
    await openApp('/password/reset/token-1');
    await typeBoth('abcd1234', 'abcd1234');
    await userEvent.click(screen.getByRole('button', { name: 'パスワードを設定する' }));
    expect(await screen.findByRole('heading', { name: 'パスワードを設定しました' })).toHaveFocus();
    expect(body).toEqual({ token: 'token-1', password: 'abcd1234', password_confirm: 'abcd1234' });
    expect(localStorage.getItem('laundry.customer.token')).toBe('token-2');
  });

  it('with a dead link is refused, keeps what was typed and offers a new mail', async () => {
    server.use(http.post(api('/password/reset'), () => problem(404)));
    await openApp('/password/reset/used');
    await typeBoth('abcd1234', 'abcd1234');
    await userEvent.click(screen.getByRole('button', { name: 'パスワードを設定する' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('URLが無効です。もう一度やり直してください');
    expect(screen.getByLabelText(NEW)).toHaveValue('abcd1234');
    expect(screen.getByRole('link', { name: '再設定のメールをもう一度送る' })).toBeInTheDocument();
  });
});

describe('a forgotten password', () => {
  it('of an unknown address says at the field that there is no such user', async () => {
    server.use(http.post(api('/password/forgot'), () => problem(404)));
    await openApp('/password/forgot');
    await userEvent.type(await screen.findByLabelText('メールアドレス'), 'nobody@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'メールを送信する' }));
    const email = screen.getByLabelText('メールアドレス');
    await waitFor(() => expect(email).toHaveAccessibleDescription('ユーザーが見つかりません'));
    expect(email).toHaveFocus();
    expect(screen.getByRole('link', { name: 'メールアドレス: ユーザーが見つかりません' })).toBeVisible();
  });

  it('that could not be asked for says so, and nothing of the input', async () => {
    server.use(http.post(api('/password/forgot'), () => HttpResponse.error()));
    await openApp('/password/forgot');
    await userEvent.type(await screen.findByLabelText('メールアドレス'), 'monthly@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'メールを送信する' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^送信できませんでした通信できませんでした/);
  });

  it('of a customer sends the mail and says where to', async () => {
    server.use(http.post(api('/password/forgot'), () => new HttpResponse(null, { status: 204 })));
    await openApp('/password/forgot');
    await userEvent.type(await screen.findByLabelText('メールアドレス'), 'monthly@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'メールを送信する' }));
    expect(await screen.findByText(/monthly@example.com に再設定のご案内をお送りしました/)).toBeInTheDocument();
  });
});

describe('changing the password', () => {
  beforeEach(() => {
    keepToken('token-1');
    server.use(http.get(api('/users/me'), () => HttpResponse.json(buildUser())));
  });

  it('keeps the new session, for the old one has ended', async () => {
    server.use(http.post(api('/users/me/password'), () => HttpResponse.json({ access_token: 'token-2' })));
    await openApp('/password/change');
    await userEvent.type(await screen.findByLabelText('現在のパスワード'), 'demo1234');
    await typeBoth('abcd1234', 'abcd1234');
    await userEvent.click(screen.getByRole('button', { name: 'パスワードを変更する' }));
    expect(await screen.findByRole('heading', { name: 'パスワードを変更しました' })).toBeInTheDocument();
    expect(localStorage.getItem('laundry.customer.token')).toBe('token-2');
  });

  it('with a wrong current password says so beside it', async () => {
    server.use(
      http.post(api('/users/me/password'), () => refused(422, { current_password: 'current_password_wrong' })),
    );
    await openApp('/password/change');
    await userEvent.type(await screen.findByLabelText('現在のパスワード'), 'wrong');
    await typeBoth('abcd1234', 'abcd1234');
    await userEvent.click(screen.getByRole('button', { name: 'パスワードを変更する' }));
    await waitFor(() => expect(screen.getByLabelText('現在のパスワード')).toHaveFocus());
    expect(screen.getByLabelText('現在のパスワード')).toHaveAccessibleDescription('現在のパスワードが違います');
    await userEvent.click(screen.getAllByRole('button', { name: 'English' })[0] ?? document.body);
    const password = await screen.findByLabelText('Current password');
    expect(password).toHaveAccessibleDescription('The current password is not right');
  });
});
