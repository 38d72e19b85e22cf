import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ConsoleUser } from '../../../providers/api/api-types';
import { on } from '../../../testing/answers';
import { api, problem } from '../../../testing/api';
import type { Person } from '../../../testing/builders';
import { renderConsole } from '../../../testing/render-console';
import { buildUser } from '../../../testing/user-builder';

let row: ConsoleUser;
let deleted: number[];

beforeEach(() => {
  row = buildUser({ bikou1: '裏口へ' });
  deleted = [];
  api.use(
    on('get', '/admin/users', () =>
      HttpResponse.json([row], { headers: { 'Content-Range': 'users 0-0/1', 'X-Active-Count': '26' } }),
    ),
    on('get', '/admin/users/{id}', () => row),
    on('delete', '/admin/users/{id}', ({ id }) => void deleted.push(id)),
  );
});

const path = (person: Person) => (person === 'admin' ? '/admin' : '/staff');
const open = async (person: Person = 'manager') => {
  const rendered = renderConsole(`${path(person)}/users-delete/301?list=users&page=2`, { as: person });
  await screen.findByText('下記のユーザーを本当に削除しますか。');
  return rendered;
};
const submit = () => screen.getByRole('button', { name: '削除する' });

it('is reached from the customer, and leads back to them', async () => {
  api.use(
    on('get', '/admin/washRequests/{id}', () => []),
    on('get', '/admin/users/{id}/ledger', () => []),
    on('get', '/admin/users/{id}/payments', () => []),
    on('get', '/admin/users/{id}/mails', () => []),
    on('get', '/admin/users/{id}/history', () => []),
    on('get', '/payments/manualpayment/sums', () => []),
  );
  const { user, router } = renderConsole('/staff/customers/301', { as: 'manager' });
  await user.click(await screen.findByRole('link', { name: /削除/ }));
  await screen.findByText('下記のユーザーを本当に削除しますか。');
  expect(router.state.location.pathname).toBe('/staff/users-delete/301');
  await user.click(screen.getByRole('link', { name: '戻る' }));
  expect(await screen.findByRole('heading', { level: 1, name: /伊藤 美咲/ })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/staff/customers/301');
});

describe('the details', () => {
  it('are the customer’s, with the remark', async () => {
    await open();
    for (const text of ['伊藤 美咲 （イトウ ミサキ）', '09012345678', 'customer@example.com', '裏口へ'])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryByText('本社電話番号')).not.toBeInTheDocument();
  });

  it('are the company’s as well', async () => {
    row = buildUser({ is_company: true, company_name: '株式会社イトウ', company_hq_phone_number: '0312345678' });
    await open();
    expect(screen.getByText('株式会社イトウ')).toBeInTheDocument();
    expect(screen.getByText('0312345678')).toBeInTheDocument();
  });
});

it('deletes the customer and leads back to where the list was', async () => {
  const { user, router } = await open();
  await user.click(submit());
  expect(await screen.findByText('ユーザーを削除しました')).toBeInTheDocument();
  expect(deleted).toEqual([301]);
  await user.click(screen.getByRole('link', { name: '一覧へ戻る' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/staff/users'));
  expect(router.state.location.search).toBe('?page=2');
});

it('reloaded afterwards, says that it is done', async () => {
  const first = await open();
  await first.user.click(submit());
  await screen.findByText('ユーザーを削除しました');
  const { state } = first.router.state.location;
  first.unmount();
  api.use(on('get', '/admin/users/{id}', () => problem(404, { detail: '対象が見つかりません' })));
  renderConsole('/staff/users-delete/301?list=users&page=2', { as: 'manager', state });
  expect(await screen.findByText('ユーザーを削除しました')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '一覧へ戻る' })).toHaveAttribute('href', '/staff/users?page=2');
});

it('says why not when the server refuses', async () => {
  api.use(on('delete', '/admin/users/{id}', () => problem(404, { detail: '対象が見つかりません' })));
  const { user } = await open();
  await user.click(submit());
  expect(await screen.findByText('▲ 対象が見つかりません')).toBeInTheDocument();
});

it('is not possible with an administrator’s account', async () => {
  row = buildUser({ role: 100, is_admin: 1 });
  await open('admin');
  expect(screen.getByText('▲ 管理者のアカウントは削除できません')).toBeInTheDocument();
  expect(submit()).toBeDisabled();
});

it('is offered to admins and managers only, and takes a leader to their top page', async () => {
  const { unmount } = renderConsole('/staff/users', { as: 'leader' });
  await screen.findByText('有効ユーザー数：26人');
  expect(screen.queryByRole('link', { name: /を削除$/ })).not.toBeInTheDocument();
  unmount();
  renderConsole('/staff/users-delete/301', { as: 'leader' });
  expect(await screen.findByText('この画面を開く権限がありません')).toBeInTheDocument();
});
