import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { ConsoleUser } from '../../../providers/api/api-types';
import { on } from '../../../testing/answers';
import { api } from '../../../testing/api';
import type { Person } from '../../../testing/builders';
import { listAddress } from '../../../testing/list-address';
import { renderConsole } from '../../../testing/render-console';
import { buildUser } from '../../../testing/user-builder';

let row: ConsoleUser;
let asked: unknown[];
let sent: unknown[];

beforeEach(() => {
  row = buildUser({ plan_id: 'tx_1', payment_method_id: 3, latest_payment_method_id: 3 });
  asked = [];
  sent = [];
  api.use(
    on('get', '/admin/users', ({ query }) => {
      asked.push(JSON.parse(query.get('filter') ?? '{}'));
      return HttpResponse.json([row], { headers: { 'Content-Range': 'users 0-0/1', 'X-Active-Count': '7' } });
    }),
    on('post', '/admin/users/{id}/status', ({ id, body }) => {
      sent.push({ id, ...body });
      const after = { stop_start_dt: null, rejection_reason: null, available_request_count: 0, approval: null };
      row = { ...row, ...after, status: 2 };
      return { status: 2, ...after };
    }),
    on('get', '/admin/washRequests/{id}', () => []),
  );
});

const open = async (person: Person, filter: object = {}) => {
  const path = listAddress(`/${person === 'admin' ? 'admin' : 'staff'}/onetime-users`, filter);
  const rendered = renderConsole(path, { as: person });
  await screen.findByText('有効ユーザー数：7人');
  return rendered;
};

it.each<[Person, number]>([
  ['admin', 1],
  ['manager', 1],
  ['leader', 0],
])('%s sees one-time customers only, without a balance', async (person, editable) => {
  await open(person, { name: '伊藤' });
  expect(screen.getByRole('heading', { name: '単発ユーザー一覧' })).toBeInTheDocument();
  expect(asked.at(-1)).toEqual({ name: '伊藤', onetime: true });
  const heads = screen.getAllByRole('columnheader').map((cell) => cell.textContent);
  expect(heads).toEqual(expect.arrayContaining(['氏名（カナ）', '利用状況', '管理メモ']));
  expect(heads).not.toContain('残数');
  expect(screen.queryAllByRole('button', { name: /の利用状況/ })).toHaveLength(editable);
});

it('sets the status in its row, once what follows was read', async () => {
  const { user } = await open('manager');
  await user.click(screen.getByRole('button', { name: /の利用状況/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: '伊藤 美咲様の利用状況' }), '停止');
  await user.click(screen.getByRole('button', { name: '確定' }));
  await user.click(await screen.findByRole('button', { name: '変更する' }));
  await waitFor(() => expect(sent).toEqual([{ id: 301, status: 2, seen_status: 1 }]));
  expect(await screen.findByRole('button', { name: /「停止」を変更/ })).toHaveFocus();
});

it.each<Person>(['wash', 'delivery', 'lowest'])('takes %s, who may not, to the top page', async (person) => {
  renderConsole('/staff/onetime-users', { as: person });
  expect(await screen.findByRole('heading', { name: 'スタッフトップ' })).toBeInTheDocument();
  expect(asked).toEqual([]);
});
