import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { WorkReport } from '../../../providers/calls/payments/sales';
import { setServerTime } from '@laundry/web-kit/clock';
import { on } from '../../../testing/answers';
import { api, listHandler, problem } from '../../../testing/api';
import { PEOPLE, type Person } from '../../../testing/builders';
import { renderConsole } from '../../../testing/render-console';

let reported: WorkReport[];
beforeEach(() => {
  setServerTime('Wed, 25 Nov 2026 03:34:00 GMT');
  reported = [];
  api.use(
    listHandler([]),
    on('post', '/admin/workReport', ({ body }) => {
      reported.push(body);
      return { id: 1 };
    }),
  );
});

const open = async (person: Person = 'wash', leaveFor = vi.fn()) => {
  const { user } = renderConsole('/staff/wash-requests', { as: person, leaveFor });
  await screen.findByText('該当件数：0件');
  await user.click(screen.getByRole('button', { name: '作業報告' }));
  const dialog = within(await screen.findByRole('dialog'));
  const part = (group: string, field: string) =>
    within(dialog.getByRole('group', { name: group })).getByLabelText(field);
  return { user, dialog, part, next: () => user.click(dialog.getByRole('button', { name: '確認へ進む' })) };
};

it.each<[Person, boolean]>([
  ['manager', false],
  ['leader', true],
  ['wash', true],
  ['delivery', false],
  ['lowest', false],
])('%s finds the button: %s', async (person, isThere) => {
  renderConsole('/staff/wash-requests', { as: person });
  await screen.findByText('該当件数：0件');
  expect(screen.queryAllByRole('button', { name: '作業報告' })).toHaveLength(isThere ? 1 : 0);
});

it('names administrators, leaders and those who wash; whoever reports comes first', async () => {
  const { dialog } = await open();
  expect(
    within(dialog.getByLabelText('スタッフ'))
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['未選択', '管理 太郎', '班長 太郎', '洗濯 太郎']);
  expect(dialog.getByLabelText('スタッフ')).toHaveValue(String(PEOPLE.wash.id));
});

it('asks for what was done, in steps of 10 minutes, and refuses an end before its start', async () => {
  const { user, dialog, part, next } = await open();
  expect(
    within(part('開始日時', '分'))
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual([...['00', '10', '20', '30', '40', '50']]);
  await user.selectOptions(part('終了日時', '時'), '09');
  await next();
  expect(await dialog.findByText('▲ 未選択です')).toBeInTheDocument();
  expect(dialog.getByText('▲ 終了日時は開始日時以降にしてください')).toBeInTheDocument();
  await waitFor(() => expect(dialog.getByLabelText('ステータス')).toHaveFocus());
  for (const label of ['スタッフ', 'ステータス']) expect(dialog.getByLabelText(label)).toBeRequired();
  await user.selectOptions(dialog.getByLabelText('ステータス'), 'たたみ済');
  await next();
  await waitFor(() => expect(part('終了日時', '日付')).toHaveFocus());
  expect(reported).toEqual([]);
});

it('refuses a report of no time, which the form starts with', async () => {
  const { user, dialog, part, next } = await open();
  await user.selectOptions(dialog.getByLabelText('ステータス'), 'たたみ済');
  await next();
  expect(await dialog.findByText('▲ 作業時間を入力してください')).toBeInTheDocument();
  await waitFor(() => expect(part('作業時間', '時')).toHaveFocus());
  await user.selectOptions(part('開始日時', '時'), '09');
  await next();
  expect(await dialog.findByText('3時間0分')).toBeInTheDocument();
});

it('counts the time between start and end, until another is chosen; then it is reported', async () => {
  const { user, dialog, part, next } = await open();
  await user.selectOptions(dialog.getByLabelText('ステータス'), 'たたみ済');
  await user.selectOptions(part('開始日時', '時'), '09');
  expect(part('作業時間', '時')).toHaveValue('03');
  await user.selectOptions(part('作業時間', '分'), '30');
  await next();
  expect(await dialog.findByText('3時間30分')).toBeInTheDocument();
  expect(dialog.getByText('11月25日(水) 09:30')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: '報告する' }));
  expect(await screen.findByText('作業報告を登録しました')).toBeInTheDocument();
  expect(reported).toEqual([
    {
      user_id: PEOPLE.wash.id,
      status: 4,
      start_dt: '2026-11-25 09:30:00',
      end_dt: '2026-11-25 12:30:00',
      work_time: '03:30',
      work_minute: 210,
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('is not told as reported when maintenance has begun meanwhile', async () => {
  const leaveFor = vi.fn();
  const { user, dialog, part, next } = await open('wash', leaveFor);
  api.use(on('post', '/admin/workReport', () => problem(503, { reason: 'maintenance' })));
  await user.selectOptions(dialog.getByLabelText('ステータス'), 'たたみ済');
  await user.selectOptions(part('開始日時', '時'), '09');
  await next();
  await user.click(dialog.getByRole('button', { name: '報告する' }));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/staff/maintenance'));
  expect(screen.queryByText('作業報告を登録しました')).not.toBeInTheDocument();
});

it('is taken up again after a reload, as it was typed', async () => {
  const { user, dialog, part } = await open();
  await user.selectOptions(dialog.getByLabelText('ステータス'), 'たたみ済');
  await user.selectOptions(part('開始日時', '時'), '09');
  cleanup();
  const later = renderConsole('/staff/wash-requests', { as: 'wash' });
  await later.user.click(await screen.findByRole('button', { name: '作業報告の入力を再開' }));
  const again = within(await screen.findByRole('dialog'));
  expect(again.getByLabelText('ステータス')).toHaveValue('4');
  expect(within(again.getByRole('group', { name: '開始日時' })).getByLabelText('時')).toHaveValue('09');
  expect(again.getByText('前回の入力途中の内容です')).toBeInTheDocument();
});

it('is not given up by Esc without a question', async () => {
  const { user, dialog } = await open();
  await user.selectOptions(dialog.getByLabelText('ステータス'), 'たたみ済');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: '入力を続ける' }));
  expect(dialog.getByLabelText('ステータス')).toHaveValue('4');
});

it('a start on the day before counts on', async () => {
  const { dialog, part } = await open();
  fireEvent.change(part('開始日時', '日付'), { target: { value: '2026-11-24' } });
  expect(part('作業時間', '時')).toHaveValue('00');
  fireEvent.change(part('開始日時', '時'), { target: { value: '20' } });
  expect(part('作業時間', '時')).toHaveValue('16');
  expect(dialog.getByText(/休憩がある場合は変更してください/)).toBeInTheDocument();
});
