import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Sale } from '../../../providers/calls/payments/sales';
import { on } from '../../../testing/answers';
import { api, listHandler, problem, refused } from '../../../testing/api';
import { type Person, buildRequest } from '../../../testing/builders';
import { renderConsole } from '../../../testing/render-console';

let checked: Sale[];
/** What asks only whether the number and the name are of one customer. */
let probed: Sale[];
let sold: Sale[];
beforeEach(() => {
  [checked, probed, sold] = [[], [], []];
  api.use(
    listHandler([buildRequest({ id: 1 })]),
    on('post', '/admin/addBag/check', ({ body }) => {
      (body.bikou === '-' ? probed : checked).push(body);
      return { price: 3_640, sched_delivery_dt: body.operation_type === 37 ? '2026-11-26 10:00:00' : null };
    }),
    on('post', '/admin/addBag', ({ body }) => {
      sold.push(body);
      return { id: 9 };
    }),
  );
});

const open = async (person: Person = 'leader', leaveFor = vi.fn()) => {
  const { user } = renderConsole('/staff/wash-requests', { as: person, leaveFor });
  await screen.findByText('該当件数：1件');
  const begin = async () => {
    await user.click(screen.getByRole('button', { name: 'バッグ購入' }));
    return within(await screen.findByRole('dialog'));
  };
  return { user, begin };
};
const SALE: Sale = {
  operation_type: 36,
  user_id: 301,
  user_name: '伊藤 美咲',
  size: 2,
  count: 3,
  bikou: '当日の個数追加',
};

/** A required field by its label, whose mark is not read out. */
const field = (label: string) => new RegExp(`^${label}`);

const fill = async ({ user, begin }: Awaited<ReturnType<typeof open>>) => {
  const dialog = await begin();
  await user.selectOptions(dialog.getByLabelText(field('種別')), '追加購入（代行）');
  await user.type(dialog.getByLabelText(field('ユーザーID')), '３０１');
  await user.type(dialog.getByLabelText(field('登録名')), '伊藤 美咲');
  await user.selectOptions(dialog.getByLabelText(field('サイズ')), 'M（80L）');
  await user.selectOptions(dialog.getByLabelText(field('個数')), '3個');
  await user.type(dialog.getByLabelText(field('備考（理由）')), '当日の個数追加');
  await user.click(dialog.getByRole('button', { name: '確認へ進む' }));
  return dialog;
};

it.each<Person>(['manager', 'leader', 'wash', 'delivery', 'lowest'])('%s finds the button', async (person) => {
  await open(person);
  expect(screen.getByRole('button', { name: 'バッグ購入' })).toBeEnabled();
});

it('needs every field, and says that there are errors', async () => {
  const { user, begin } = await open();
  const dialog = await begin();
  await user.click(dialog.getByRole('button', { name: '確認へ進む' }));
  expect(await dialog.findAllByText('▲ 必須項目です')).toHaveLength(6);
  expect(dialog.getByText('▲ 入力エラーがあります')).toBeInTheDocument();
  await waitFor(() => expect(dialog.getByLabelText(field('種別'))).toHaveFocus());
  expect(checked).toEqual([]);
});

it('shows what it comes to before anything is sold, and leads back with everything typed', async () => {
  const console = await open();
  const dialog = await fill(console);
  expect(await dialog.findByText('3,640円')).toBeInTheDocument();
  expect([checked, sold]).toEqual([[SALE], []]);
  await console.user.click(dialog.getByRole('button', { name: '入力に戻る' }));
  expect(dialog.getByLabelText(field('登録名'))).toHaveValue('伊藤 美咲');
  await console.user.click(dialog.getByRole('button', { name: '確認へ進む' }));
  await console.user.click(await dialog.findByRole('button', { name: '登録する' }));
  expect(
    await screen.findByText('伊藤 美咲 様の追加購入（代行）を登録しました（3,640円・未対応）'),
  ).toBeInTheDocument();
  expect(sold).toEqual([SALE]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('marks what is required, for the eye and for screen readers', async () => {
  const { begin } = await open();
  const dialog = await begin();
  for (const label of ['種別', 'ユーザーID', '登録名', 'サイズ', '個数', '備考（理由）'])
    expect(dialog.getByLabelText(field(label))).toBeRequired();
});

describe('a number and a name that do not belong together', () => {
  const type = async ({ user, begin }: Awaited<ReturnType<typeof open>>, id: string, name: string) => {
    const dialog = await begin();
    await user.type(dialog.getByLabelText(field('ユーザーID')), id);
    await user.type(dialog.getByLabelText(field('登録名')), name);
    await user.tab();
    return dialog;
  };

  it('are told as soon as both are typed, and no longer once they do', async () => {
    api.use(
      on('post', '/admin/addBag/check', ({ body }) =>
        body.user_name === '伊藤 美咲'
          ? { price: 1, sched_delivery_dt: null }
          : refused(422, { user_name: 'user_name_mismatch' }),
      ),
    );
    const console = await open();
    const dialog = await type(console, '301', '伊藤');
    expect(await dialog.findByText('▲ ユーザーIDと登録名が一致しません。')).toBeInTheDocument();
    expect(dialog.queryByText('▲ 必須項目です')).not.toBeInTheDocument();
    await console.user.type(dialog.getByLabelText(field('登録名')), ' 美咲');
    await console.user.tab();
    await waitFor(() => expect(dialog.queryByText('▲ ユーザーIDと登録名が一致しません。')).not.toBeInTheDocument());
  });

  it('are told without asking when the number is none', async () => {
    const dialog = await type(await open(), '三百', '伊藤');
    expect(dialog.getByText('▲ ユーザーIDと登録名が一致しません。')).toBeInTheDocument();
    expect(probed).toEqual([]);
  });

  it('are asked about once, and nothing is sold or said by it', async () => {
    const console = await open();
    const dialog = await type(console, '３０１', '伊藤 美咲');
    await waitFor(() =>
      expect(probed.map(({ user_id, user_name }) => [user_id, user_name])).toEqual([[301, '伊藤 美咲']]),
    );
    await console.user.click(dialog.getByLabelText(field('登録名')));
    await console.user.tab();
    expect(probed).toHaveLength(1);
    expect([checked, sold]).toEqual([[], []]);
  });
});

describe('leaving', () => {
  it('asks when something is typed, by Esc and by the button, and keeps it on the way back', async () => {
    const { user, begin } = await open();
    const dialog = await begin();
    await user.type(dialog.getByLabelText(field('備考（理由）')), '当日');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: '入力を続ける' }));
    await waitFor(() => expect(screen.queryByText('入力内容を破棄しますか？')).not.toBeInTheDocument());
    expect(dialog.getByLabelText(field('備考（理由）'))).toHaveValue('当日');
    await user.click(dialog.getByRole('button', { name: 'キャンセル' }));
    await user.click(await screen.findByRole('button', { name: '破棄する' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sold).toEqual([]);
  });

  it('asks nothing when nothing is typed', async () => {
    const { user, begin } = await open();
    await begin();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('after a reload', () => {
  it('a sale that was begun is taken up again, with all that was typed', async () => {
    const { user, begin } = await open();
    await user.click(screen.getByRole('checkbox', { name: '伊藤 美咲様の行を選択' }));
    const before = await begin();
    await user.type(before.getByLabelText(field('備考（理由）')), '当日');
    cleanup();
    const again = await open();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('入力途中のバッグ購入')).toBeInTheDocument();
    await again.user.click(screen.getByRole('button', { name: 'バッグ購入の入力を再開' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('前回の入力途中の内容です')).toBeInTheDocument();
    expect(dialog.getByLabelText(field('登録名'))).toHaveValue('伊藤 美咲');
    expect(dialog.getByLabelText(field('備考（理由）'))).toHaveValue('当日');
    await again.user.click(dialog.getByRole('button', { name: '破棄する' }));
    expect(dialog.getByLabelText(field('備考（理由）'))).toHaveValue('');
    cleanup();
    await open();
    expect(screen.queryByText('入力途中のバッグ購入')).not.toBeInTheDocument();
  });

  it('one of which the answer was lost is not sold twice', async () => {
    const keys: (string | null)[] = [];
    api.use(
      on('post', '/admin/addBag', ({ headers }) => {
        keys.push(headers.get('idempotency-key'));
        return problem(503, { detail: '混み合っています' });
      }),
    );
    const console = await open();
    const before = await fill(console);
    await console.user.click(await before.findByRole('button', { name: '登録する' }));
    await before.findByText('▲ 混み合っています');
    cleanup();
    const again = await open();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('入力途中のバッグ購入')).toBeInTheDocument();
    await again.user.click(screen.getByRole('button', { name: 'バッグ購入の入力を再開' }));
    const dialog = within(await screen.findByRole('dialog'));
    await again.user.click(dialog.getByRole('button', { name: '確認へ進む' }));
    await again.user.click(await dialog.findByRole('button', { name: '登録する' }));
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[1]).toBe(keys[0]);
  });

  it('nothing waits of one that was given up', async () => {
    const { user, begin } = await open();
    const dialog = await begin();
    await user.type(dialog.getByLabelText(field('備考（理由）')), '当日');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: '破棄する' }));
    cleanup();
    await open();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('a name that is not that customer’s is refused beside its field', async () => {
  api.use(on('post', '/admin/addBag/check', () => refused(422, { user_name: 'user_name_mismatch' })));
  const dialog = await fill(await open());
  expect(await dialog.findByText('▲ ユーザーIDと登録名が一致しません。')).toBeInTheDocument();
  expect(dialog.getByLabelText(field('登録名'))).toHaveValue('伊藤 美咲');
});

describe('sending', () => {
  it('after a lost answer is of the same key', async () => {
    const keys: (string | null)[] = [];
    api.use(
      on('post', '/admin/addBag', ({ headers }) => {
        keys.push(headers.get('idempotency-key'));
        return problem(503, { detail: '混み合っています' });
      }),
    );
    const console = await open();
    const dialog = await fill(console);
    await console.user.click(await dialog.findByRole('button', { name: '登録する' }));
    expect(await dialog.findByText('▲ 混み合っています')).toBeInTheDocument();
    await console.user.click(dialog.getByRole('button', { name: '登録する' }));
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('during maintenance is not told as sold', async () => {
    const leaveFor = vi.fn();
    const console = await open('leader', leaveFor);
    const dialog = await fill(console);
    api.use(on('post', '/admin/addBag', () => problem(503, { reason: 'maintenance' })));
    await console.user.click(await dialog.findByRole('button', { name: '登録する' }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/staff/maintenance'));
    expect(screen.queryByText(/を登録しました/)).not.toBeInTheDocument();
  });

  it('what is refused by then leads back to its field', async () => {
    api.use(on('post', '/admin/addBag', () => refused(422, { count: 'balance_max' })));
    const console = await open();
    const dialog = await fill(console);
    await console.user.click(await dialog.findByRole('button', { name: '登録する' }));
    expect(await dialog.findByText('▲ 残数が100を超えるため追加できません')).toBeInTheDocument();
    expect(dialog.getByLabelText(field('個数'))).toHaveValue('3');
    await waitFor(() => expect(dialog.getByLabelText(field('個数'))).toHaveFocus());
  });
});

it('the customer of the one ticked request is filled in', async () => {
  const { user, begin } = await open();
  await user.click(screen.getByRole('checkbox', { name: '伊藤 美咲様の行を選択' }));
  const dialog = await begin();
  expect(dialog.getByLabelText(field('ユーザーID'))).toHaveValue('301');
  expect(dialog.getByLabelText(field('登録名'))).toHaveValue('伊藤 美咲');
  expect(dialog.getByLabelText(field('サイズ'))).toHaveValue('2');
});
