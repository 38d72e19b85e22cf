import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { setServerTime } from '@laundry/web-kit/clock';
import { beforeEach, expect, it, vi } from 'vitest';
import { api, listHandler } from '../../../../testing/api';
import { type Person, buildRequest } from '../../../../testing/builders';
import { filterIn, listAddress } from '../../../../testing/list-address';
import { renderConsole } from '../../../../testing/render-console';

const TODAY = { from: '2026-11-25', to: '2026-11-25' };
const asked = vi.fn<(url: URL) => void>();

beforeEach(() => {
  localStorage.clear();
  setServerTime('Wed, 25 Nov 2026 00:00:00 GMT');
  api.use(listHandler([buildRequest({ id: 1 })], asked));
});

async function open(filter: object, person: Person = 'leader', more: Readonly<Record<string, string>> = {}) {
  const rendered = renderConsole(listAddress('/staff/wash-requests', filter, more), { as: person });
  await screen.findByText('該当件数：1件');
  const { user } = rendered;
  const menu = async () => {
    await user.click(screen.getByRole('button', { name: /^保存した条件/ }));
    return within(await screen.findByRole('menu'));
  };
  const names = async () => {
    const found = (await menu()).queryAllByRole('menuitemradio').map(({ textContent }) => textContent);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    return found;
  };
  const save = async (name: string) => {
    await user.click((await menu()).getByRole('menuitem', { name: '表示中の条件を保存…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /名前/ }), name);
    return dialog;
  };
  const submit = async (dialog: Awaited<ReturnType<typeof save>>) => {
    await user.click(dialog.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };
  return { ...rendered, menu, names, save, submit };
}

it('today’s unassigned is the next day’s on the next day, with its order and its groups', async () => {
  const first = await open({ ...TODAY, staff_id: 'none' }, 'leader', { sort: 'count', order: 'DESC', group: 'hour' });
  const dialog = await first.save('今日の未割当');
  expect(dialog.getByText('期間：今日（開いた日を今日として表示します）')).toBeInTheDocument();
  await first.submit(dialog);
  expect(screen.getByRole('button', { name: '保存した条件：今日の未割当' })).toBeInTheDocument();
  cleanup();

  setServerTime('Thu, 26 Nov 2026 00:00:00 GMT');
  const next = await open({ from: '2026-11-20', to: '2026-11-20' });
  await next.user.click((await next.menu()).getByRole('menuitemradio', { name: '今日の未割当' }));
  await waitFor(() =>
    expect(filterIn(next.router.state.location.search)).toEqual({
      from: '2026-11-26',
      to: '2026-11-26',
      staff_id: 'none',
    }),
  );
  const params = new URLSearchParams(next.router.state.location.search);
  expect([params.get('sort'), params.get('order'), params.get('group')]).toEqual(['count', 'DESC', 'hour']);
  expect(await screen.findByRole('button', { name: '保存した条件：今日の未割当' })).toBeInTheDocument();
});

it('nothing that names one customer is stored, and the dialog says so', async () => {
  const { save, submit } = await open({ from: '2026-11-20', to: '2026-11-21', user_id: '301', size: '1,2' });
  const dialog = await save('小');
  expect(dialog.getByText('期間：2026/11/20～2026/11/21（この日付のまま表示します）')).toBeInTheDocument();
  expect(dialog.getByText(/ユーザーIDと受付番号の条件は/)).toBeInTheDocument();
  await submit(dialog);
  const stored = Object.entries({ ...localStorage }).filter(([key]) => key.endsWith('savedQueries'));
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).toContain('1,2');
  expect(JSON.stringify(stored)).not.toContain('301');
});

it('a view has a name of its own', async () => {
  const { user, router, menu, save, submit } = await open({ ...TODAY, size: '1,2' });
  await submit(await save('小さいバッグ'));
  await user.click(screen.getByRole('button', { name: '翌日' }));
  await waitFor(() => expect(filterIn(router.state.location.search)).toMatchObject({ from: '2026-11-26' }));
  const dialog = await save(' ');
  for (const [name, problem] of [
    [' ', '▲ 必須項目です'],
    ['小さいバッグ', '▲ 同じ名前の条件があります'],
    ['あ'.repeat(31), '▲ 30文字以内で入力してください'],
  ] as const) {
    const field = dialog.getByRole('textbox', { name: /名前/ });
    await user.clear(field);
    await user.type(field, name);
    await user.click(dialog.getByRole('button', { name: '保存する' }));
    expect(await dialog.findByText(problem)).toBeInTheDocument();
  }
  await user.clear(dialog.getByRole('textbox', { name: /名前/ }));
  await user.type(dialog.getByRole('textbox', { name: /名前/ }), '明日の小さいバッグ');
  await submit(dialog);
  expect((await menu()).getAllByRole('menuitemradio')).toHaveLength(2);
});

it('the one that is shown is renamed and deleted; a deletion can be taken back', async () => {
  const { user, menu, names, save, submit } = await open({ ...TODAY, size: '1,2' });
  await submit(await save('朝'));
  await user.click((await menu()).getByRole('menuitem', { name: '「朝」の名前を変更…' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByRole('textbox', { name: /名前/ });
  expect(field).toHaveValue('朝');
  await user.clear(field);
  await user.type(field, '朝の便');
  await user.click(dialog.getByRole('button', { name: '変更する' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await names()).toEqual(['朝の便']);

  await user.click((await menu()).getByRole('menuitem', { name: '「朝の便」を削除' }));
  expect(await screen.findByText('「朝の便」を削除しました')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(await names()).toEqual([]);
  await user.click(screen.getByRole('button', { name: '元に戻す' }));
  await screen.findByRole('button', { name: '保存した条件：朝の便' });
  expect(await names()).toEqual(['朝の便']);
});

it('another account in the same browser has its own', async () => {
  const { save, submit } = await open({ ...TODAY, size: '1,2' });
  await submit(await save('朝'));
  cleanup();
  const other = await open({ ...TODAY, size: '1,2' }, 'manager');
  expect(await other.names()).toEqual([]);
  cleanup();
  const again = await open(TODAY);
  expect(await again.names()).toEqual(['朝']);
});
