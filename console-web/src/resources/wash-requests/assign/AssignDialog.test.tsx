import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { on } from '../../../testing/answers';
import { api, detailHandler, listHandler, problem } from '../../../testing/api';
import { ASSIGN_CHOICES, PEOPLE, buildRequest, buildWashed } from '../../../testing/builders';
import { listAddress } from '../../../testing/list-address';
import { renderConsole } from '../../../testing/render-console';
import type { RequestDetail } from '../../../providers/api/api-types';
import type { Assignment } from './useAssignEach';

const { delivery, wash, leader } = PEOPLE;
const SEEN = { seen_status: 0, seen_sched_dt: '2026-11-25 10:00:00' };
const WAS_FIRST = '他の操作で内容が更新されています（課長 太郎、11月25日(水) 09:00）。最新の内容をご確認ください';

let asked: object[];
let calls: (readonly object[])[];
/** What the server has. */
let rows: RequestDetail[];

const staffOf = (id: number | null): Partial<RequestDetail> => {
  const staff = Object.values(PEOPLE).find((person) => person.id === id);
  return { staff_id: id, staff_name1: staff?.name1 ?? null, staff_name2: staff?.name2 ?? null };
};
const change = (id: number, changes: Partial<RequestDetail>) => {
  rows.splice(0, rows.length, ...rows.map((row) => (row.id === id ? { ...row, ...changes } : row)));
};
const isAsSeen = (seen: Assignment): boolean =>
  rows.some(
    ({ id, staff_id, status }) =>
      id === seen.wash_request_id && staff_id === seen.seen_staff_id && status === seen.seen_status,
  );

beforeEach(() => {
  [asked, calls] = [[], []];
  rows = [
    buildRequest({ id: 1 }),
    buildRequest({ id: 2, ...staffOf(leader.id), name1: '佐藤', user_id: 302 }),
    buildRequest({ id: 3, name1: '鈴木', user_id: 303, is_stopped_user: true }),
    buildWashed({ id: 4, name1: '田中', user_id: 304 }),
  ];
  api.use(
    listHandler(rows),
    on('post', '/admin/washRequest/assignEach', ({ body: { assignments } }) => {
      calls.push(assignments);
      if (!assignments.every(isAsSeen)) return problem(409, { reason: 'stale', detail: WAS_FIRST });
      for (const { wash_request_id, staff_id } of assignments) change(wash_request_id, staffOf(staff_id ?? null));
      return { assigned: assignments.length };
    }),
  );
});

const open = async (leaveFor = vi.fn()) => {
  const { user } = renderConsole(listAddress('/staff/wash-requests', { from: '2026-11-25', to: '2026-11-25' }), {
    as: 'leader',
    leaveFor,
  });
  // Prepared after the session's own answers, so that it comes first.
  api.use(
    on('get', '/admin/washRequest/assignChoices', ({ query }) => {
      asked.push(Object.fromEntries(query));
      return ASSIGN_CHOICES.map((choice) => ({
        ...choice,
        is_usual: choice.id === delivery.id && query.has('user_id'),
      }));
    }),
  );
  await screen.findByText('該当件数：4件');
  const tick = (name: string) => user.click(screen.getByRole('checkbox', { name: new RegExp(name) }));
  const begin = async () => {
    await user.click(screen.getByRole('button', { name: '担当を割り当てる' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findAllByRole('radio');
    return dialog;
  };
  const send = async (dialog: ReturnType<typeof within>) =>
    user.click(dialog.getByRole('button', { name: '割り当てる' }));
  return { user, tick, begin, send };
};

it('shows roles and what everybody has to do, whose work it is first, and has the usual one chosen', async () => {
  const { tick, begin } = await open();
  await tick('伊藤');
  const dialog = await begin();
  const names = dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(names[0]).toBe('配達 太郎集配いつもの担当4件・8個');
  expect(names).toHaveLength(ASSIGN_CHOICES.length);
  expect(dialog.getByRole('radio', { name: /配達 太郎/ })).toBeChecked();
  expect(asked).toEqual([{ date: '2026-11-25', status: '0', user_id: '301' }]);
});

it('assigning what nobody has takes as few clicks as there are questions', async () => {
  const { tick, begin, send } = await open();
  await tick('伊藤');
  await send(await begin());
  expect(await screen.findByText('担当を配達 太郎に変更しました')).toBeInTheDocument();
  expect(calls).toEqual([[{ wash_request_id: 1, staff_id: delivery.id, seen_staff_id: null, ...SEEN }]]);
  expect(screen.getByText('1件選択中（4個）')).toBeInTheDocument();
});

it('is not told as done during maintenance', async () => {
  const leaveFor = vi.fn();
  const { tick, begin, send } = await open(leaveFor);
  await tick('伊藤');
  const dialog = await begin();
  api.use(on('post', '/admin/washRequest/assignEach', () => problem(503, { reason: 'maintenance' })));
  await send(dialog);
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/staff/maintenance'));
  expect(screen.queryByText(/に変更しました/)).not.toBeInTheDocument();
});

it('of requests that wait for different stages nobody is the usual one', async () => {
  const { tick, begin } = await open();
  await tick('伊藤');
  await tick('田中');
  const dialog = await begin();
  expect(dialog.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  expect(asked.at(-1)).not.toHaveProperty('user_id');
});

describe('a search for nobody’s requests', () => {
  const giveAll = async (whileAsked: () => void = () => undefined) => {
    rows.splice(1, 1);
    rows.pop();
    const filter = { from: '2026-11-25', to: '2026-11-25', staff_id: 'none' };
    const { user } = renderConsole(listAddress('/staff/wash-requests', filter), { as: 'leader' });
    await user.click(await screen.findByRole('button', { name: '2件すべてに担当を割り当てる' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('radio', { name: /配達 太郎/ }));
    whileAsked();
    const send = async () => user.click(dialog.getByRole('button', { name: '割り当てる' }));
    await send();
    return { dialog, send };
  };
  const given = (id: number) => ({ wash_request_id: id, staff_id: delivery.id, seen_staff_id: null, ...SEEN });

  it('what it has found is given to somebody at once', async () => {
    await giveAll();
    await waitFor(() => expect(calls).toEqual([[given(1), given(3)]]));
  });

  it('what it does not find any more is told and left, the rest is given', async () => {
    const { dialog, send } = await giveAll(() => rows.shift());
    expect(await dialog.findByText(/^▲ 伊藤 美咲 様の集配は検索条件に合わなくなった/)).toBeInTheDocument();
    expect(dialog.getByText(`▲ ${WAS_FIRST}`)).toBeInTheDocument();
    await send();
    expect(await screen.findByText('担当を配達 太郎に変更しました')).toBeInTheDocument();
    expect(calls).toEqual([[given(1), given(3)], [given(3)]]);
  });
});

describe('when a colleague is quicker', () => {
  const TAKEN = '▲ 伊藤 美咲 様の集配は変更されました。現在：担当 洗濯 太郎・未対応・11月25日(水) 10:00';
  const toDelivery = { wash_request_id: 1, staff_id: delivery.id, ...SEEN };

  it('nothing is overwritten: the dialog says who has it, who presses again knows, and the undo gives it back there', async () => {
    const { user, tick, begin, send } = await open();
    await tick('伊藤');
    await tick('佐藤');
    const dialog = await begin();
    await user.click(dialog.getByRole('radio', { name: /配達 太郎/ }));
    change(1, staffOf(wash.id));
    await send(dialog);
    expect(await dialog.findByText(TAKEN)).toBeInTheDocument();
    expect(dialog.getByText(`▲ ${WAS_FIRST}`)).toBeInTheDocument();
    expect(dialog.queryByText(/佐藤/)).not.toBeInTheDocument();
    expect(rows.map(({ staff_id }) => staff_id)).toEqual([wash.id, leader.id, null, null]);

    await send(dialog);
    await user.click(await screen.findByRole('button', { name: '元に戻す' }));
    expect(await screen.findByText('担当を元に戻しました')).toBeInTheDocument();
    expect(rows.map(({ staff_id }) => staff_id)).toEqual([wash.id, leader.id, null, null]);
  });

  it('a request’s page says so, too, also of a stage that is stamped by now', async () => {
    api.use(detailHandler(() => rows[0]!));
    const { user } = renderConsole('/staff/wash-requests-change/1', { as: 'leader' });
    await user.click(await screen.findByRole('button', { name: '担当を割り当てる' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('radio', { name: /配達 太郎/ }));
    change(1, { ...staffOf(wash.id), status: 1, display_status: '集荷済' });
    const send = async () => user.click(dialog.getByRole('button', { name: '割り当てる' }));
    await send();
    expect(await dialog.findByText(/現在：担当 洗濯 太郎・集荷済・/)).toBeInTheDocument();
    await dialog.findAllByRole('radio');
    await send();
    expect(await screen.findByText('担当を配達 太郎に変更しました')).toBeInTheDocument();
    expect(calls).toEqual([
      [{ ...toDelivery, seen_staff_id: null }],
      [{ ...toDelivery, seen_staff_id: wash.id, seen_status: 1 }],
    ]);
  });
});

it('warns of customers who are suspended', async () => {
  const { tick, begin } = await open();
  await tick('鈴木');
  expect((await begin()).getByText('▲ 停止中の会員の集配が1件含まれています')).toBeInTheDocument();
});

it('whose they are is chosen, and can be nobody', async () => {
  const { tick, begin, send, user } = await open();
  await tick('佐藤');
  const dialog = await begin();
  expect(dialog.getByRole('radio', { name: /班長 太郎/ })).toBeChecked();
  await user.click(dialog.getByRole('radio', { name: '担当を外す（未割当にする）' }));
  await send(dialog);
  expect(await screen.findByText('担当を未割当に変更しました')).toBeInTheDocument();
  expect(calls).toEqual([[{ wash_request_id: 2, staff_id: null, seen_staff_id: leader.id, ...SEEN }]]);
});

it('shift ticks everything between two ticks', async () => {
  const { user, tick } = await open();
  await tick('伊藤');
  await user.keyboard('{Shift>}');
  await tick('鈴木');
  await user.keyboard('{/Shift}');
  expect(screen.getByText('3件選択中（12個）')).toBeInTheDocument();
});

describe('undo', () => {
  const giveAll = async () => {
    const rendered = await open();
    await rendered.tick('伊藤');
    await rendered.tick('佐藤');
    const dialog = await rendered.begin();
    await rendered.user.click(dialog.getByRole('radio', { name: /洗濯 太郎/ }));
    await rendered.send(dialog);
    await screen.findByText('2件の担当を洗濯 太郎に変更しました');
    calls = [];
    return rendered;
  };

  it('gives each back to whose it was, as long as nobody else gave it away', async () => {
    const { user } = await giveAll();
    await user.click(screen.getByRole('button', { name: '元に戻す' }));
    expect(await screen.findByText('担当を元に戻しました')).toBeInTheDocument();
    const taken = { seen_staff_id: wash.id, ...SEEN };
    expect(calls).toEqual([
      [
        { wash_request_id: 1, staff_id: null, ...taken },
        { wash_request_id: 2, staff_id: leader.id, ...taken },
      ],
    ]);
  });

  it('says so when somebody else was quicker', async () => {
    const { user } = await giveAll();
    change(2, staffOf(delivery.id));
    await user.click(screen.getByRole('button', { name: '元に戻す' }));
    expect(await screen.findByText('他の人が担当を変更したため、元に戻せませんでした')).toBeInTheDocument();
    expect(rows.map(({ staff_id }) => staff_id)).toEqual([wash.id, delivery.id, null, null]);
  });
});
