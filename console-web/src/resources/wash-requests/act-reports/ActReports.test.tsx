import { act, screen, waitFor, within } from '@testing-library/react';
import { setServerTime } from '@laundry/web-kit/clock';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ActReport, ClosedActReport } from '../../../providers/api/api-types';
import { on } from '../../../testing/answers';
import { API, api, detailHandler, problem } from '../../../testing/api';
import { buildRequest } from '../../../testing/builders';
import { renderConsole } from '../../../testing/render-console';

const REPORT: ActReport = {
  id: 70,
  wreq_id: 1,
  user_id: 5,
  operation_user: '前野 進',
  act: 1,
  made_at: '2026-11-25 09:27:41',
  count: 3,
  user: '伊藤 美咲',
  company: '',
  status: 0,
  staff_name: '次野 守',
  refusal: 'stop_left',
  is_recorded: false,
  settled_id: null,
};
const CLOSING = { closed_by: '班長 花子', closed_at: '2026-11-25 10:30:00' };

let open: ActReport[];
let more: ActReport[];
let closed: ClosedActReport[];
let asked: string[];
let settled: unknown[];

// Eleven in Japan.
beforeEach(() => {
  setServerTime('Wed, 25 Nov 2026 02:00:00 GMT');
  open = [REPORT];
  more = [];
  closed = [];
  asked = [];
  settled = [];
  api.use(
    on('get', '/admin/actReports', ({ query }) => {
      asked.push(query.toString());
      return query.has('before') ? more : open;
    }),
    on('get', '/admin/actReports/closed', () => closed),
    on('post', '/admin/actReports/{id}/close', ({ id, body }) => {
      settled.push(body);
      closed = open.filter((report) => report.id === id).map((report) => ({ ...report, ...CLOSING, settled_id: 80 }));
      open = open.filter((report) => report.id !== id);
      return undefined;
    }),
    on('post', '/admin/actReports/{id}/reopen', ({ body }) => {
      settled.push(body);
      open = [...closed.map((report) => ({ ...report, settled_id: 81 })), ...open];
      closed = [];
      return undefined;
    }),
  );
});

afterEach(() => vi.useRealTimers());

const openTop = () => renderConsole('/staff', { as: 'leader' });
const openRequest = (request: ReturnType<typeof buildRequest>) => {
  api.use(detailHandler(() => request));
  return renderConsole(`/staff/wash-requests-change/${request.id}`, { as: 'leader' });
};
const press = async (user: ReturnType<typeof openTop>['user'], name: RegExp | string) =>
  user.click(await screen.findByRole('button', { name }));

const THREE: ActReport[] = ['前野 進', '次野 守', '後野 歩'].map((operation_user, place) => ({
  ...REPORT,
  id: 70 - place,
  operation_user,
}));
const rows = () =>
  within(screen.getByRole('region', { name: /^記録できなかった/ }))
    .getAllByRole('listitem')
    .filter(({ id }) => id !== '');

it('says why an act was not taken, in words', async () => {
  open = [REPORT, { ...REPORT, id: 71, refusal: null }, { ...REPORT, id: 72, refusal: 'of_a_later_version' }];
  openTop();
  expect(await screen.findByText('理由：担当が変わっていました')).toBeInTheDocument();
  expect(screen.getAllByText(/^理由：/)).toHaveLength(1);
});

it('takes a report back that was closed by mistake, from the message or later from the list', async () => {
  const { user } = openTop();
  await press(user, /を確認済みにする$/);
  await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: '未確認に戻す' }));
  expect(await screen.findByText(/^未確認に戻しました：前野 進さん/)).toBeInTheDocument();
  await press(user, /を確認済みにする$/);
  await user.click(await screen.findByText('確認済みにした現場の操作 1件'));
  const seenTo = within(screen.getByRole('group'));
  expect(screen.getByText('班長 花子さんが確認済みにしました（11月25日(水) 10:30）')).toBeInTheDocument();
  await user.click(seenTo.getByRole('button', { name: /^前野 進さん.*を未確認に戻す$/ }));
  expect(await screen.findByRole('region', { name: '記録できなかった現場の操作 1件' })).toBeInTheDocument();
  expect(screen.queryByText(/^確認済みにした現場の操作/)).not.toBeInTheDocument();
  expect(settled).toEqual([{ seen_settled_id: null }, {}, { seen_settled_id: 81 }, { seen_settled_id: 80 }]);
});

it('keeps the place of what was closed: a second press meets no other report, and the message names the one', async () => {
  open = THREE;
  const { user } = openTop();
  await press(user, /^次野 守さん.*を確認済みにする$/);
  expect(await screen.findByText(/^確認済みにしました：次野 守さん/)).toBeInTheDocument();
  const [first, second, third] = rows().map((row) => within(row));
  expect(first!.getByText(/^前野 進さん/)).toBeInTheDocument();
  expect(second!.getByText(/^次野 守さん/)).toBeInTheDocument();
  expect(second!.getByRole('button', { name: '確認済み' })).toBeDisabled();
  expect(third!.getByText(/^後野 歩さん/)).toBeInTheDocument();
  await user.click(second!.getByRole('button', { name: /を未確認に戻す$/ }));
  await screen.findByRole('region', { name: '記録できなかった現場の操作 3件' });
  await waitFor(() => expect(rows()[1]).toHaveFocus());
});

it('makes room for the others after a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  open = THREE;
  const { user } = openTop();
  await press(user, /^次野 守さん.*を確認済みにする$/);
  await screen.findByRole('button', { name: '確認済み' });
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(rows()).toHaveLength(2);
});

it('goes on by the keyboard to the next report, after the last to the heading', async () => {
  open = THREE.slice(0, 2);
  const { user } = openTop();
  (await screen.findByRole('button', { name: /^前野 進さん.*を確認済みにする$/ })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(rows()[1]).toHaveFocus());
  await user.tab();
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: '記録できなかった現場の操作 0件' })).toHaveFocus());
});

it('shows the latest five, and unfolds the others', async () => {
  open = Array.from({ length: 7 }, (_, place) => ({ ...REPORT, id: 70 - place }));
  const { user } = openTop();
  await screen.findByRole('region', { name: '記録できなかった現場の操作 7件' });
  expect(rows()).toHaveLength(5);
  await press(user, 'すべて表示（7件）');
  expect(rows()).toHaveLength(7);
  expect(rows()[5]).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^すべて表示/ })).not.toBeInTheDocument();
});

it('offers to record nothing that the request holds already, nor a stage that is past', async () => {
  open = [
    { ...REPORT, status: 1, is_recorded: true },
    { ...REPORT, id: 69, status: 2 },
  ];
  openTop();
  expect(await screen.findByText('すでに記録されています')).toBeInTheDocument();
  expect(screen.getByText('この内容は、依頼の現在の状況では記録できません。')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /を依頼に記録する$/ })).not.toBeInTheDocument();
});

it('tells who has closed a report already, and shows it no more as open', async () => {
  const detail = 'すでに確認済みにされています（班長 花子、11月25日(水) 10:30）';
  api.use(
    on('post', '/admin/actReports/{id}/close', () => {
      [open, closed] = [[], [{ ...REPORT, ...CLOSING }]];
      return problem(409, { reason: 'stale', detail });
    }),
  );
  const { user } = openTop();
  await press(user, /を確認済みにする$/);
  expect(await screen.findByText(detail)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: '確認済み' })).toBeDisabled();
});

it('reads on where there are more than come at once', async () => {
  open = Array.from({ length: 100 }, (_, place) => ({ ...REPORT, id: 500 - place }));
  const { user } = openTop();
  await screen.findByRole('region', { name: '記録できなかった現場の操作 100件以上' });
  await press(user, 'すべて表示（100件以上）');
  more = [{ ...REPORT, id: 300 }];
  await press(user, 'さらに表示');
  expect(await screen.findByRole('region', { name: '記録できなかった現場の操作 101件' })).toBeInTheDocument();
  expect(asked.at(-1)).toBe('before=401');
  await waitFor(() => expect(rows()[100]).toHaveFocus());
});

it('leads from the top page to the stage, with what was reported filled in', async () => {
  api.use(detailHandler(() => buildRequest({ id: 1, count: 2 })));
  const { user } = openTop();
  await user.click(await screen.findByRole('link', { name: /^前野 進さん.*を依頼に記録する$/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('個数')).toHaveValue('3');
  expect(dialog.getByLabelText('時')).toHaveValue('09');
  expect(dialog.getByLabelText('分')).toHaveValue('27');
});

it('opens the count that was reported on the request’s own screen, whose reports alone are read', async () => {
  open = [{ ...REPORT, act: 5, count: 4 }];
  const { user } = openRequest(buildRequest({ id: 1, count: 2 }));
  await press(user, /を依頼に記録する$/);
  expect(within(await screen.findByRole('dialog')).getByRole('textbox', { name: /個数/ })).toHaveValue('4');
  expect(new Set(asked)).toEqual(new Set(['wreq_id=1']));
});

/** The form of a report, opened from the top page. */
const openForm = async (recorded: () => Response) => {
  let request = buildRequest({ id: 1, count: 2 });
  api.use(
    detailHandler(() => request),
    http.post(`${API}/admin/washRequest/:id/setDate`, () => {
      const answer = recorded();
      if (answer.ok) {
        request = buildRequest({ id: 1, status: 1, count: 3, result_pickup_dt: '2026-11-25 09:27:00' });
        open = open.map((report) => ({ ...report, status: 1, is_recorded: true }));
      }
      return answer;
    }),
  );
  const { user } = openTop();
  await user.click(await screen.findByRole('link', { name: /を依頼に記録する$/ }));
  const dialog = within(await screen.findByRole('dialog'));
  return { user, dialog };
};
const stamped = (more: object = {}) => HttpResponse.json({ ...buildRequest({ id: 1, status: 1 }), ...more });

it('closes the report when its form has recorded it, and takes that back', async () => {
  const { user, dialog } = await openForm(stamped);
  expect(dialog.getByText('前野 進さんの報告（11月25日(水) 09:27）より')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: '確定する' }));
  const told = await screen.findByText(/^依頼に記録し、報告を確認済みにしました：前野 進さん/);
  expect(settled).toEqual([{ seen_settled_id: null }]);
  await screen.findByRole('button', { name: '確認済み' });
  await waitFor(() => expect(rows()[0]).toContainElement(document.activeElement as HTMLElement));
  await user.click(within(told.closest('[role=alert]')!).getByRole('button', { name: '未確認に戻す' }));
  expect(await screen.findByText(/^未確認に戻しました/)).toBeInTheDocument();
  expect(screen.getByText('すでに記録されています')).toBeInTheDocument();
});

it('says that the report stays open where it was recorded and could not be closed', async () => {
  api.use(on('post', '/admin/actReports/{id}/close', () => problem(500, { detail: '処理できませんでした' })));
  const { user, dialog } = await openForm(stamped);
  await user.click(dialog.getByRole('button', { name: '確定する' }));
  expect(await screen.findByText(/^依頼に記録しましたが、報告を確認済みにできませんでした（/)).toBeInTheDocument();
});

it('leaves the report open while its count is not recorded', async () => {
  const { user, dialog } = await openForm(() => stamped({ count_error: 'wreq_count_lacking' }));
  await user.click(dialog.getByRole('button', { name: '確定する' }));
  expect(await screen.findByText(/個数の変更に失敗しました/)).toBeInTheDocument();
  expect(settled).toEqual([]);
});

it('gives the keyboard back to the button that records, where the form is left by Esc', async () => {
  const { user } = await openForm(stamped);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: /を依頼に記録する$/ })).toHaveFocus());
});

it('records nothing that the request does not take any more: another stage is not stamped in its place', async () => {
  openRequest(buildRequest({ id: 1, status: 1, result_pickup_dt: '2026-11-25 10:00:00' }));
  expect(await screen.findByText('この内容は、依頼の現在の状況では記録できません。')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /を依頼に記録する$/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
