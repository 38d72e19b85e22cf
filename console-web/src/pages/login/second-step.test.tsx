import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { on } from '../../testing/answers';
import { api, problem, refused, sessionHandlers } from '../../testing/api';
import { PEOPLE } from '../../testing/builders';
import { renderConsole } from '../../testing/render-console';

/** Somebody whose password is right, and whose code has to come, too. */
async function askedForCode() {
  api.use(
    on('post', '/login', () => problem(403, { reason: 'second_factor_required', challenge: 'c1' })),
    ...sessionHandlers('admin').slice(1),
  );
  const { user, router } = renderConsole('/admin/login');
  await user.type(await screen.findByLabelText(/メールアドレス/), 'admin@example.com');
  await user.type(screen.getByLabelText('パスワード'), 'demo1234');
  await user.click(screen.getByRole('button', { name: 'ログイン' }));
  await user.type(await screen.findByLabelText('確認コード'), '123456');
  return { user, router, send: () => user.click(screen.getByRole('button', { name: '確認してログイン' })) };
}

it('asks for the code and signs in with it', async () => {
  const { send } = await askedForCode();
  api.use(
    on('post', '/login/secondFactor', ({ body }) =>
      body.challenge === 'c1' && body.code === '123456'
        ? Response.json({ access_token: 'token', user: PEOPLE.admin })
        : problem(401, {}),
    ),
  );
  await send();
  expect(await screen.findByRole('heading', { name: '管理者トップ' })).toBeInTheDocument();
});

it('keeps asking after a wrong code, and begins anew after a late one', async () => {
  const { send } = await askedForCode();
  api.use(on('post', '/login/secondFactor', () => refused(422, { code: 'second_factor_wrong' })));
  await send();
  expect(await screen.findByText('▲ 確認コードが正しくないか、すでに使用されています')).toBeInTheDocument();
  api.use(on('post', '/login/secondFactor', () => problem(401, { detail: '期限を過ぎました' })));
  await send();
  expect(await screen.findByText('▲ 期限を過ぎました')).toBeInTheDocument();
  expect(screen.getByLabelText(/メールアドレス/)).toHaveValue('admin@example.com');
});
