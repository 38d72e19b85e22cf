import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { on } from '../../../testing/answers';
import { api, listHandler, problem } from '../../../testing/api';
import { ASSIGN_CHOICES, PEOPLE, buildRequest, buildWashed } from '../../../testing/builders';
import { listAddress } from '../../../testing/list-address';
import { renderConsole } from '../../../testing/render-console';

const { delivery, wash, leader } = PEOPLE;
let asked: object[];
let calls: [string, object][];
beforeEach(() => {
  [asked, calls] = [[], []];
  api.use(
    listHandler([
      buildRequest({ id: 1 }),
      buildRequest({
        id: 2,
        staff_id: leader.id,
        staff_name1: '班長',
        staff_name2: '太郎',
        name1: '佐藤',
        user_id: 302,
      }),
      buildRequest({ id: 3, name1: '鈴木', user_id: 303, is_stopped_user: true }),
      buildWashed({ id: 4, name1: '田中', user_id: 304 }),
    ]),
    on('post', '/admin/washRequest/{id}/assignStaff', ({ id, body }) => {
      calls.push([`assign ${id}`, body]);
      return { name1: '', name2: '' };
    }),
    on('post', '/admin/washRequest/assignStaffs', ({ body }) => {
      calls.push(['assign', body]);
      return { assigned: body.wash_request_id.length };
    }),
    on('post', '/admin/washRequest/returnStaffs', ({ body }) => {
      calls.push(['return', body]);
      return { assigned: body.former.length };
    }),
    on('post', '/admin/washRequest/unassignStaffs', ({ body }) => {
      calls.push(['unassign', body]);
      return { assigned: body.wash_request_id.length };
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
  expect(calls).toEqual([['assign 1', { staff_id: delivery.id }]]);
  expect(screen.getByText('1件選択中（4個）')).toBeInTheDocument();
});

it('is not told as done during maintenance', async () => {
  const leaveFor = vi.fn();
  const { tick, begin, send } = await open(leaveFor);
  await tick('伊藤');
  const dialog = await begin();
  api.use(on('post', '/admin/washRequest/{id}/assignStaff', () => problem(503, { reason: 'maintenance' })));
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

it('what a search for nobody’s requests has found is given to somebody at once', async () => {
  api.use(listHandler([buildRequest({ id: 1 }), buildRequest({ id: 3, name1: '鈴木', user_id: 303 })]));
  const filter = { from: '2026-11-25', to: '2026-11-25', staff_id: 'none' };
  const { user } = renderConsole(listAddress('/staff/wash-requests', filter), { as: 'leader' });
  api.use(on('get', '/admin/washRequest/assignChoices', () => [...ASSIGN_CHOICES]));
  await user.click(await screen.findByRole('button', { name: '2件すべてに担当を割り当てる' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('radio', { name: /配達 太郎/ }));
  await user.click(dialog.getByRole('button', { name: '割り当てる' }));
  await waitFor(() => expect(calls).toEqual([['assign', { staff_id: delivery.id, wash_request_id: [1, 3] }]]));
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
  expect(calls).toEqual([['unassign', { wash_request_id: [2] }]]);
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
    expect(calls).toEqual([
      [
        'return',
        {
          seen_staff_id: wash.id,
          former: [
            { wash_request_id: 1, staff_id: null },
            { wash_request_id: 2, staff_id: leader.id },
          ],
        },
      ],
    ]);
  });

  it('says so when somebody else was quicker', async () => {
    const { user } = await giveAll();
    api.use(on('post', '/admin/washRequest/returnStaffs', () => problem(409, { reason: 'stale', detail: '' })));
    await user.click(screen.getByRole('button', { name: '元に戻す' }));
    expect(await screen.findByText('他の人が担当を変更したため、元に戻せませんでした')).toBeInTheDocument();
    await waitFor(() => expect(calls).toEqual([]));
  });
});
