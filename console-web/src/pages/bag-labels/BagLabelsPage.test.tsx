import { setServerTime } from '@laundry/web-kit/clock';
import { labelCodes } from '@laundry/shared/rules/labels/bag-label';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { LabelledRequest } from '../../providers/api/api-types';
import { on } from '../../testing/answers';
import { api, problem } from '../../testing/api';
import { renderConsole } from '../../testing/render-console';

const REQUEST: LabelledRequest = {
  id: 284,
  count: 3,
  size: 2,
  sched_pickup_dt: '2026-11-26 10:00:00',
  sched_delivery_dt: '2026-11-28 10:00:00',
  is_tentative: false,
  codes: [...labelCodes({ id: 284, count: 3 })],
};

let requests: LabelledRequest[];
let asked: string[];

beforeEach(() => {
  setServerTime('Wed, 25 Nov 2026 00:00:00 GMT');
  requests = [REQUEST];
  asked = [];
  api.use(
    on('get', '/admin/bagLabels', ({ query }) => {
      asked.push(query.getAll('id').join(','));
      return requests;
    }),
  );
});

const open = async (query: string) => {
  const rendered = renderConsole(`/admin/bag-labels${query}`, { as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: 'バッグのラベル' });
  return rendered;
};

it('has a label for each bag: its number, its bag, its size and day, and nobody’s name', async () => {
  await open('?id=284');
  const sheet = within(await screen.findByRole('region', { name: 'ラベル 1枚目' }));
  expect(sheet.getAllByRole('img').map((code) => code.querySelector('title')?.textContent)).toEqual(
    REQUEST.codes.map((code) => `ラベル ${code} の二次元コード`),
  );
  expect(sheet.getByText('バッグ 2/3').parentElement).toHaveTextContent(
    /^受付番号284バッグ 2\/3M（80L）集荷 11月26日\(木\)284-2-KB$/,
  );
  expect(screen.getByText('1件・ラベル3枚')).toBeInTheDocument();
  expect(asked).toEqual(['284']);
});

it('prints', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await open('?id=284');
  await screen.findByText('1件・ラベル3枚');
  await user.click(screen.getByRole('button', { name: '印刷する' }));
  expect(print).toHaveBeenCalledOnce();
});

it('has a page for each on a roll, and remembers the paper in the address', async () => {
  const { user, router } = await open('?id=284');
  await screen.findByText('1件・ラベル3枚');
  await user.selectOptions(screen.getByRole('combobox', { name: '用紙' }), 'ロール 幅62mm');
  expect(screen.getAllByRole('region', { name: /^ラベル / })).toHaveLength(3);
  expect(router.state.location.search).toContain('paper=roll');
  expect(screen.queryByRole('combobox', { name: '最初に使う面' })).not.toBeInTheDocument();
});

it('begins where a sheet was left', async () => {
  const { user } = await open('?id=284');
  await screen.findByText('1件・ラベル3枚');
  await user.selectOptions(screen.getByRole('combobox', { name: '最初に使う面' }), '24面目（8段目の3列目）');
  expect(screen.getAllByRole('region', { name: /^ラベル / })).toHaveLength(2);
});

it('says what is left out', async () => {
  requests = [REQUEST, { ...REQUEST, id: 285, count: 0, codes: [] }];
  await open('?id=284,285,286');
  expect(await screen.findByText('1件は、終了したか担当外のため表示していません。')).toBeInTheDocument();
  expect(screen.getByText('1件は、個数が0のためラベルがありません。')).toBeInTheDocument();
});

it('leads to the list where nothing is to be printed', async () => {
  await open('');
  expect(await screen.findByText(/^印刷するラベルはありません/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '集配一覧を開く' })).toHaveAttribute('href', '/admin/wash-requests');
  expect(screen.getByRole('button', { name: '印刷する' })).toBeDisabled();
  expect(asked).toEqual([]);
});

it('says that they could not be read', async () => {
  api.use(on('get', '/admin/bagLabels', () => problem(500, {})));
  await open('?id=284');
  expect(await screen.findByText('表示できませんでした')).toBeInTheDocument();
});
