import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Passwords } from './own-password';
import { session } from '../../../providers/session/session';
import { on } from '../../../testing/answers';
import { api, refused } from '../../../testing/api';
import type { Person } from '../../../testing/builders';
import { renderConsole } from '../../../testing/render-console';

const LABELS = {
  current_password: '現在のパスワード',
  password: '新しいパスワード',
  password_confirm: '新しいパスワード（確認用）',
};

async function open(person: Person) {
  const { user } = renderConsole(person === 'admin' ? '/admin/account' : '/staff/account', { as: person });
  api.use(on('get', '/users/me/sessions', () => []));
  await user.click(await screen.findByRole('button', { name: 'パスワードを変更する' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'パスワードの変更' }));
  const field = (source: keyof Passwords) => dialog.getByLabelText(new RegExp(`^${LABELS[source]}( \\*)?$`));
  const send = async (passwords: Partial<Passwords>) => {
    for (const source of ['current_password', 'password', 'password_confirm'] as const) {
      await user.click(field(source));
      await user.paste(passwords[source] ?? '');
    }
    await user.click(dialog.getByRole('button', { name: '変更する' }));
  };
  return { user, dialog, field, send };
}

it('a password is changed with the current one, and its owner goes on in the session that it brings', async () => {
  const { send } = await open('leader');
  const bodies: unknown[] = [];
  api.use(
    on('post', '/users/me/password', ({ body }) => {
      bodies.push(body);
      return { access_token: 'the next one' };
    }),
  );
  const passwords = { current_password: 'demo1234', password: 'newpass1', password_confirm: 'newpass1' };
  await send(passwords);
  expect(await screen.findByText('パスワードを変更しました')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(bodies).toEqual([passwords]);
  expect(session.token()).toBe('the next one');
});

it.each<[Person, Partial<Passwords>, keyof Passwords, string]>([
  ['leader', { password: 'newpass1', password_confirm: 'newpass1' }, 'current_password', '必須項目です'],
  ['leader', { current_password: 'x', password: 'longer-one-1', password_confirm: 'longer-one-1' }, 'password', '8桁'],
  ['admin', { current_password: 'x', password: 'short1', password_confirm: 'short1' }, 'password', '8文字以上'],
  [
    'leader',
    { current_password: 'x', password: 'newpass1', password_confirm: 'newpass2' },
    'password_confirm',
    '同じ内容',
  ],
])('says to %s with %o what is wrong at %s, and sends nothing', async (person, passwords, source, words) => {
  const { send, field } = await open(person);
  await send(passwords);
  expect(field(source)).toBeInvalid();
  expect(field(source)).toHaveAccessibleDescription(expect.stringContaining(words));
  expect(session.token()).toBe('token');
});

it('a wrong current password is told at its field, and the session is kept', async () => {
  const { send, field } = await open('admin');
  api.use(on('post', '/users/me/password', () => refused(422, { current_password: 'current_password_wrong' })));
  await send({ current_password: 'wrong', password: 'longer-one-1', password_confirm: 'longer-one-1' });
  expect(field('current_password')).toHaveAccessibleDescription('▲ 現在のパスワードが違います');
  expect(session.token()).toBe('token');
});

it('says in the dialog too that other devices are signed out', async () => {
  const { dialog } = await open('leader');
  expect(dialog.getByText('変更すると、ほかのログイン中の端末からログアウトされます。')).toBeInTheDocument();
});

it('shows what was typed in one field, not in the others', async () => {
  const { user, dialog, field } = await open('leader');
  const toggle = within(field('password').parentElement ?? document.body);
  await user.click(toggle.getByRole('button', { name: 'パスワードを表示' }));
  expect(field('password')).toHaveAttribute('type', 'text');
  expect(field('password_confirm')).toHaveAttribute('type', 'password');
  await user.click(dialog.getByRole('button', { name: 'パスワードを隠す' }));
  expect(field('password')).toHaveAttribute('type', 'password');
});
