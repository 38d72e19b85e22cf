import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Administrator } from '../../providers/api/api-types';
import { on } from '../../testing/answers';
import { api, problem } from '../../testing/api';
import { PEOPLE, type Person } from '../../testing/builders';
import { renderConsole } from '../../testing/render-console';

const administrator = (id: number, name1: string, has_second_factor: boolean): Administrator => ({
  id,
  name1,
  name2: '太郎',
  has_second_factor,
  created_at: '2026-08-01 10:00:00',
  email: `admin${id}@example.com`,
});

let rows: Administrator[];
let reset: number[];

beforeEach(() => {
  rows = [
    administrator(PEOPLE.admin.id, '管理', true),
    administrator(41, '田中', true),
    administrator(42, '中村', false),
  ];
  reset = [];
  api.use(
    on('get', '/admin/members', () => []),
    on('get', '/admin/administrators', () => rows),
    on('post', '/admin/members/{id}/secondFactor/reset', ({ id }) => {
      reset.push(Number(id));
      rows = rows.map((row) => (row.id === Number(id) ? { ...row, has_second_factor: false } : row));
      return undefined;
    }),
  );
});

const open = async () => {
  const rendered = renderConsole('/admin/members/administrators', { as: 'admin' });
  await screen.findByText('未設定');
  const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
  return { ...rendered, row };
};

it('is a step away from the staff, and back', async () => {
  const { user, router } = renderConsole('/admin/members', { as: 'admin' });
  await user.click(await screen.findByRole('link', { name: '管理者' }));
  expect(await screen.findByRole('heading', { name: '管理者一覧' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '管理者' })).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('link', { name: 'スタッフ' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/members'));
});

it('shows since when, who, which address, and who has a second factor', async () => {
  const { row } = await open();
  const texts = row('中村')
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  expect(texts).toEqual([expect.stringContaining('8月1日'), '中村 太郎', 'admin42@example.com', '未設定']);
});

it('leads to the own account for the own second factor', async () => {
  const { row } = await open();
  expect(row('管理 太郎').queryByRole('button')).not.toBeInTheDocument();
  expect(row('管理 太郎').getByRole('link', { name: 'アカウントで設定' })).toHaveAttribute('href', '/admin/account');
});

describe('the second factor of another', () => {
  const ask = async () => {
    const opened = await open();
    await opened.user.click(opened.row('田中').getByRole('button', { name: '田中 太郎の二段階認証を解除' }));
    return { ...opened, dialog: within(await screen.findByRole('dialog', { name: '二段階認証の解除' })) };
  };

  it('is reset once it is confirmed, and the list says so', async () => {
    const { user, dialog, row } = await ask();
    expect(dialog.getByText(/田中 太郎の二段階認証を解除します。/)).toBeInTheDocument();
    expect(reset).toEqual([]);
    await user.click(dialog.getByRole('button', { name: '解除する' }));
    expect(await screen.findByText('田中 太郎の二段階認証を解除しました')).toBeInTheDocument();
    expect(reset).toEqual([41]);
    await waitFor(() => expect(row('田中').getByText('未設定')).toBeInTheDocument());
  });

  it('stays when nobody confirms', async () => {
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'キャンセル' }));
    expect(reset).toEqual([]);
  });

  it('stays when it is refused, and the dialog says why', async () => {
    api.use(
      on('post', '/admin/members/{id}/secondFactor/reset', () =>
        problem(403, { reason: 'forbidden', detail: '自分自身のアカウントにはこの操作はできません' }),
      ),
    );
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: '解除する' }));
    expect(await dialog.findByText(/自分自身のアカウントにはこの操作はできません/)).toBeInTheDocument();
  });

  it('asks who is there in an old session', async () => {
    const { user, dialog } = await ask();
    api.use(
      on('post', '/admin/members/{id}/secondFactor/reset', ({ id, body }) => {
        if (body.current_password === undefined) return problem(403, { reason: 'reauth_required' });
        reset.push(Number(id));
        return undefined;
      }),
    );
    await user.click(dialog.getByRole('button', { name: '解除する' }));
    const confirm = within(await screen.findByRole('dialog', { name: 'ご本人の確認' }));
    await user.type(confirm.getByLabelText('パスワード'), 'mine1234{Enter}');
    await waitFor(() => expect(reset).toEqual([41]));
  });
});

it.each<Person>(['manager', 'leader'])('is not for %s', async (person) => {
  const { router } = renderConsole('/staff/members/administrators', { as: person });
  expect(await screen.findByRole('heading', { name: 'スタッフトップ' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/staff');
});

it('is not offered to a manager', async () => {
  renderConsole('/staff/members', { as: 'manager' });
  expect(await screen.findByRole('heading', { name: 'スタッフ管理' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '管理者' })).not.toBeInTheDocument();
});
