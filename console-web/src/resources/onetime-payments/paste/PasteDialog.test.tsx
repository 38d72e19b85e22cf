import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PriceRow } from '../../../providers/api/api-types';
import { on } from '../../../testing/answers';
import { api, problem } from '../../../testing/api';
import { loseFirstAnswer } from '../../../testing/lost-answer';
import { renderConsole } from '../../../testing/render-console';

const row = (id: number, delivery_type: number, wreq_time: string): PriceRow => ({
  id,
  wreq_time,
  delivery_type,
  version: 1,
  week1: 2_900,
  week2: 2_900,
  week3: 2_900,
  week4: 2_900,
  week5: 2_900,
  week6: null,
});

let rows: PriceRow[];
let sent: unknown[];

beforeEach(() => {
  rows = [row(1, 1, '13:00:00'), row(2, 1, '14:00:00'), row(3, 2, '13:00:00'), row(4, 2, '14:00:00')];
  sent = [];
  api.use(
    on('get', '/admin/onetimePayments', () => rows),
    on('post', '/admin/onetimePayments/several', ({ body }) => {
      sent.push(body);
      const changed = new Map(body.rows.map((one) => [one.id, one]));
      rows = rows.map((one) => ({
        ...one,
        ...changed.get(one.id),
        version: one.version + (changed.has(one.id) ? 1 : 0),
      }));
      return rows.filter(({ id }) => changed.has(id));
    }),
  );
});

const SHEET = '２，９００\t¥3,100\t2900円\t2900\t2900\t\r\n2900\t2900\t2900\t2900\t\t1,900\r\n';
const FIELD = '貼り付けた料金';

const begin = async () => {
  const { user } = renderConsole('/staff/onetime-payments', { as: 'manager' });
  await user.click(await screen.findByRole('button', { name: '翌々日以降の配達に貼り付け' }));
  const dialog = within(await screen.findByRole('dialog', { name: '翌々日以降の配達の料金を貼り付け' }));
  return { user, dialog };
};
const paste = async (sheet: string) => {
  const { user, dialog } = await begin();
  await user.click(dialog.getByLabelText(FIELD));
  await user.paste(sheet);
  return { user, dialog };
};

it('shows what changes with what it replaces, and sets it in one call', async () => {
  const { user, dialog } = await paste(SHEET);
  const preview = within(dialog.getByRole('table', { name: '翌々日以降の配達の変更前と変更後' }));
  expect(preview.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    ...['2,900', '2,900 → 3,100', '2,900', '2,900', '2,900', '提供不可'],
    ...['2,900', '2,900', '2,900', '2,900', '2,900 → 提供不可', '提供不可 → 1,900'],
  ]);
  expect(dialog.getByText('3件の料金が変わります。うち1件は提供不可になります。')).toBeInTheDocument();
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('button', { name: '3件を更新する' }));
  expect(await screen.findByText('翌々日以降の配達の料金3件を更新しました')).toBeInTheDocument();
  expect(sent).toEqual([
    {
      rows: [
        { id: 3, version: 1, week2: 3_100 },
        { id: 4, version: 1, week5: 0, week6: 1_900 },
      ],
    },
  ]);
  const grid = await screen.findByRole('table', { name: '翌々日以降の配達' });
  expect(await within(grid).findByText('3,100')).toBeInTheDocument();
});

it('keeps a sheet of another shape, says what is wrong with it, and sends nothing', async () => {
  const { dialog } = await paste('2900\t2900\n');
  expect(dialog.getByText(/^▲ 1行目は2列あります。/)).toBeInTheDocument();
  expect(dialog.getByLabelText(FIELD)).toHaveValue('2900\t2900\n');
  expect(dialog.getByRole('button', { name: '0件を更新する' })).toBeDisabled();
});

it('says so where nothing changes', async () => {
  const { user, dialog } = await begin();
  await user.click(dialog.getByLabelText(FIELD));
  await user.paste(Array.from({ length: 2 }, () => '2900\t2900\t2900\t2900\t2900\t').join('\n'));
  expect(dialog.getByText('すべて今の料金と同じです。')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: '0件を更新する' })).toBeDisabled();
});

it('takes what is pasted onto a table, but not what is pasted into a dialog over it', async () => {
  const { user } = renderConsole('/staff/onetime-payments', { as: 'manager' });
  const clipboardData = { getData: () => SHEET };
  const cell = await screen.findByRole('button', { name: '翌日の配達 月曜日 13:00の料金「2,900」を変更' });
  await user.click(cell);
  const price = await screen.findByLabelText('料金（円）');
  fireEvent.paste(price, { clipboardData });
  expect(screen.queryByLabelText(FIELD)).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  fireEvent.paste(cell, { clipboardData });
  const dialog = within(await screen.findByRole('dialog', { name: '翌日の配達の料金を貼り付け' }));
  expect(dialog.getByRole('button', { name: '3件を更新する' })).toBeEnabled();
});

it('copies a table as a spreadsheet takes it', async () => {
  const { user } = renderConsole('/staff/onetime-payments', { as: 'manager' });
  await user.click(await screen.findByRole('button', { name: '翌日の配達をコピー' }));
  expect(await navigator.clipboard.readText()).toBe(
    '\t月\t火\t水\t木\t金\t土\n13:00\t2900\t2900\t2900\t2900\t2900\t\n14:00\t2900\t2900\t2900\t2900\t2900\t',
  );
  expect(await screen.findByText(/^翌日の配達の料金をコピーしました/)).toBeInTheDocument();
});

describe('sent', () => {
  it('when a colleague was first, is compared with their price and can be sent again', async () => {
    const { user, dialog } = await paste(SHEET);
    api.use(
      on('post', '/admin/onetimePayments/several', ({ body }) => {
        sent.push(body);
        rows = rows.map((one) => (one.id === 3 ? { ...one, week2: 3_000, version: 2 } : one));
        return problem(409, { reason: 'stale', detail: '山田さんが変更しました' });
      }),
    );
    await user.click(dialog.getByRole('button', { name: '3件を更新する' }));
    expect(await dialog.findByText('▲ 山田さんが変更しました')).toBeInTheDocument();
    expect(dialog.getByText(/今の料金を読み直しました/)).toBeInTheDocument();
    expect(await dialog.findByText(/^3,000/)).toHaveTextContent('3,000 → 3,100');
    await user.click(dialog.getByRole('button', { name: '3件を更新する' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ rows: [{ id: 3, version: 2, week2: 3_100 }, { id: 4 }] });
  });

  it('again after a lost answer, carries the same key', async () => {
    const keys = loseFirstAnswer('/admin/onetimePayments/several', rows);
    const { user, dialog } = await paste(SHEET);
    await user.click(dialog.getByRole('button', { name: '3件を更新する' }));
    await dialog.findByRole('alert');
    await user.click(dialog.getByRole('button', { name: '3件を更新する' }));
    expect(await screen.findByText('翌々日以降の配達の料金3件を更新しました')).toBeInTheDocument();
    expect([...keys]).toEqual([expect.any(String)]);
  });
});
