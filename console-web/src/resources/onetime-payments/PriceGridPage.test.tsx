import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PriceRow } from '../../providers/api/api-types';
import { on } from '../../testing/answers';
import { API, api, problem, refused } from '../../testing/api';
import { openStream } from '../../testing/live-stream';
import { renderConsole } from '../../testing/render-console';
import { parsePrice } from './price-facts';

const row = (id: number, delivery_type: number, overrides: Partial<PriceRow> = {}): PriceRow => ({
  id,
  wreq_time: '13:00:00',
  delivery_type,
  week1: 2_900,
  week2: 2_900,
  week3: 2_900,
  week4: 2_900,
  week5: 2_900,
  week6: null,
  version: 1,
  ...overrides,
});

let rows: PriceRow[];
let sent: unknown[];

beforeEach(() => {
  rows = [row(1, 1), row(2, 2, { week1: 1_900, week6: 0 })];
  sent = [];
  const change = (id: number, change: Partial<PriceRow>) => {
    rows = rows.map((one) => (one.id === id ? { ...one, ...change } : one));
    return rows.find((one) => one.id === id) ?? row(id, 1);
  };
  api.use(
    on('get', '/admin/onetimePayments', () => rows),
    on('post', '/admin/onetimePayment/update/{id}', ({ id, body }) => {
      sent.push({ id, ...body });
      return change(id, body);
    }),
    on('post', '/admin/onetimePayment/delete/{id}', ({ id, body }) => {
      sent.push({ id, ...body });
      return change(id, { [`week${body.week}`]: null });
    }),
  );
});

const open = async () => {
  const rendered = renderConsole('/staff/onetime-payments', { as: 'manager' });
  await screen.findByRole('table', { name: '翌日の配達' });
  return rendered;
};
const begin = async (name: string) => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
};
const MONDAY = '翌々日以降の配達 月曜日 13:00の料金「1,900」を変更';

it('shows a table for each delivery type, hours by weekdays, and what is not available', async () => {
  await open();
  for (const [name, first] of [
    ['翌日の配達', '2,900'],
    ['翌々日以降の配達', '1,900'],
  ] as const) {
    const cells = within(screen.getByRole('table', { name })).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual([first, '2,900', '2,900', '2,900', '2,900', '提供不可']);
  }
});

describe('a price', () => {
  it('is set, in digits of any width', async () => {
    const { user, dialog } = await begin(MONDAY);
    await user.clear(dialog.getByLabelText('料金（円）'));
    await user.type(dialog.getByLabelText('料金（円）'), '２,１００{Enter}');
    expect(await screen.findByText('翌々日以降の配達 月曜日 13:00の料金を2,100円にしました')).toBeInTheDocument();
    expect(sent).toEqual([{ id: 2, week1: 2_100, version: 1 }]);
    expect(await screen.findByText('2,100')).toBeInTheDocument();
  });

  it.each([
    ['{Backspace}', '▲ 必須項目です'],
    ['0', '▲ 1から999,999の間で指定してください'],
    ['1000000', '▲ 1から999,999の間で指定してください'],
  ])('typed as %s is refused', async (typed, refusal) => {
    const { user, dialog } = await begin(MONDAY);
    await user.clear(dialog.getByLabelText('料金（円）'));
    await user.type(dialog.getByLabelText('料金（円）'), typed);
    await user.click(dialog.getByRole('button', { name: '更新する' }));
    expect(await dialog.findByText(refusal)).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('keeps what was typed when the server refuses it', async () => {
    api.use(on('post', '/admin/onetimePayment/update/{id}', () => refused(422, { week1: 'invalid_value' })));
    const { user, dialog } = await begin(MONDAY);
    await user.click(dialog.getByRole('button', { name: '更新する' }));
    expect(await dialog.findByText('▲ 入力値が不正です')).toBeInTheDocument();
    expect(dialog.getByLabelText('料金（円）')).toHaveValue('1900');
  });
});

describe('a price that was typed and not sent', () => {
  const type = async () => {
    const { user, dialog } = await begin(MONDAY);
    await user.clear(dialog.getByLabelText('料金（円）'));
    await user.type(dialog.getByLabelText('料金（円）'), '2100');
    return user;
  };

  it('is not given up by Escape without a question', async () => {
    const user = await type();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: '入力を続ける' }));
    expect(screen.getByLabelText('料金（円）')).toHaveValue('2100');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: '破棄する' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText(/^入力途中の/)).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('waits above its table after a reload, and is gone once it is sent', async () => {
    await type();
    cleanup();
    const { user } = await open();
    expect(screen.getByText('入力途中の月曜日 13:00の料金')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '翌々日以降の配達 月曜日 13:00の料金の入力を再開' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('料金（円）')).toHaveValue('2100');
    await user.click(dialog.getByRole('button', { name: '更新する' }));
    expect(await screen.findByText('翌々日以降の配達 月曜日 13:00の料金を2,100円にしました')).toBeInTheDocument();
    expect(sent).toEqual([{ id: 2, week1: 2_100, version: 1 }]);
    expect(screen.queryByText(/^入力途中の/)).not.toBeInTheDocument();
  });

  it('stands beside what a colleague has made of the same price, once that is wanted', async () => {
    const stream = openStream();
    api.use(
      http.get(`${API}/admin/live`, () => stream.answer()),
      on('get', '/admin/live/people', () => [{ id: 77, name1: '佐藤', name2: '花' }]),
    );
    const user = await type();
    rows = rows.map((one) => (one.id === 2 ? { ...one, week1: 1_950, version: 2 } : one));
    stream.tell('changes', [{ resource: 'onetime-payments', id: 2, version: 2, who: 'operator', by: 77 }]);
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('佐藤 花さんが変更しました')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: '最新を見る' }));
    const theirs = within(await dialog.findByRole('group', { name: '他の方の変更' }));
    expect(theirs.getByText('1,950')).toBeInTheDocument();
    expect(dialog.getByLabelText('料金（円）')).toHaveValue('2100');
    await user.click(dialog.getByRole('button', { name: '更新する' }));
    await waitFor(() => expect(sent).toEqual([{ id: 2, week1: 2_100, version: 2 }]));
  });
});

it('makes a time not available, after asking', async () => {
  const { user, dialog } = await begin(MONDAY);
  await user.click(dialog.getByRole('button', { name: '提供不可にする' }));
  const question = within(await screen.findByRole('dialog', { name: '提供不可にする' }));
  expect(question.getByText(/対象の日時を提供不可にします。/)).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: '提供不可にする' }));
  expect(await screen.findByText('翌々日以降の配達 月曜日 13:00を提供不可にしました')).toBeInTheDocument();
  expect(sent).toEqual([{ id: 2, week: 1, version: 1 }]);
  await waitFor(() =>
    expect(
      screen.getByRole('button', { name: '翌々日以降の配達 月曜日 13:00の料金「提供不可」を変更' }),
    ).toBeInTheDocument(),
  );
});

it('says why when a time could not be taken away', async () => {
  api.use(on('post', '/admin/onetimePayment/delete/{id}', () => problem(404, { detail: '対象が見つかりません' })));
  const { user, dialog } = await begin(MONDAY);
  await user.click(dialog.getByRole('button', { name: '提供不可にする' }));
  const question = within(await screen.findByRole('dialog', { name: '提供不可にする' }));
  await user.click(question.getByRole('button', { name: '提供不可にする' }));
  expect(await screen.findByText('対象が見つかりません')).toBeInTheDocument();
  expect(screen.getByText('1,900')).toBeInTheDocument();
});

it.each([
  ['1900', 1_900],
  ['1,900', 1_900],
  ['９９', 99],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['', null],
])('reads %s as the price %s', (text, price) => expect(parsePrice(text)).toBe(price));
