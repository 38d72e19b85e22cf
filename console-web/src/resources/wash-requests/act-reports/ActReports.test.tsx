import { screen, waitFor, within } from '@testing-library/react';
import { setServerTime } from '@laundry/web-kit/clock';
import { beforeEach, expect, it } from 'vitest';
import type { ActReport, ClosedActReport } from '../../../providers/api/api-types';
import { on } from '../../../testing/answers';
import { api, detailHandler, problem } from '../../../testing/api';
import { buildRequest } from '../../../testing/builders';
import { renderConsole } from '../../../testing/render-console';

const REPORT: ActReport = {
  ...{ id: 70, wreq_id: 1, user_id: 5, operation_user: '前野 進', act: 1, made_at: '2026-11-25 09:27:41', count: 3 },
  ...{ user: '伊藤 美咲', company: '', status: 0, staff_name: '次野 守', refusal: 'stop_left' },
};
const CLOSING = { closed_by: '班長 花子', closed_at: '2026-11-25 10:30:00' };

let open: ActReport[];
let closed: ClosedActReport[];
let asked: string[];

// Eleven in Japan.
beforeEach(() => {
  setServerTime('Wed, 25 Nov 2026 02:00:00 GMT');
  open = [REPORT];
  closed = [];
  asked = [];
  api.use(
    on('get', '/admin/actReports', ({ query }) => {
      asked.push(query.toString());
      return query.has('before') ? [] : open;
    }),
    on('get', '/admin/actReports/closed', () => closed),
    on('post', '/admin/actReports/{id}/close', () => {
      [open, closed] = [[], [{ ...REPORT, ...CLOSING }]];
      return undefined;
    }),
    on('post', '/admin/actReports/{id}/reopen', () => {
      [open, closed] = [[REPORT], []];
      return undefined;
    }),
  );
});

const openTop = () => renderConsole('/staff', { as: 'leader' });
const openRequest = (request: ReturnType<typeof buildRequest>) => {
  api.use(detailHandler(() => request));
  return renderConsole(`/staff/wash-requests-change/${request.id}`, { as: 'leader' });
};
const press = async (user: ReturnType<typeof openTop>['user'], name: RegExp | string) =>
  user.click(await screen.findByRole('button', { name }));

it('says why an act was not taken, in words', async () => {
  open = [REPORT, { ...REPORT, id: 71, refusal: null }, { ...REPORT, id: 72, refusal: 'of_a_later_version' }];
  openTop();
  expect(await screen.findByText('理由：担当が変わっていました')).toBeInTheDocument();
  expect(screen.getAllByText(/^理由：/)).toHaveLength(1);
});

it('takes a report back that was closed by mistake, from the message or later from the list', async () => {
  const { user } = openTop();
  await press(user, /を確認済みにする$/);
  await press(user, '未確認に戻す');
  expect(await screen.findByText('未確認に戻しました')).toBeInTheDocument();
  await press(user, /を確認済みにする$/);
  await user.click(await screen.findByText('確認済みにした現場の操作 1件'));
  expect(screen.getByText('班長 花子さんが確認済みにしました（11月25日(水) 10:30）')).toBeInTheDocument();
  await press(user, /^前野 進さん.*を未確認に戻す$/);
  expect(await screen.findByRole('region', { name: '記録できなかった現場の操作 1件' })).toBeInTheDocument();
  expect(screen.queryByText(/^確認済みにした現場の操作/)).not.toBeInTheDocument();
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
  await waitFor(() => expect(screen.queryByRole('region', { name: /^記録できなかった/ })).not.toBeInTheDocument());
});

it('reads on where there are more than come at once', async () => {
  open = Array.from({ length: 100 }, (_, place) => ({ ...REPORT, id: 500 - place }));
  const { user } = openTop();
  await screen.findByRole('region', { name: '記録できなかった現場の操作 100件以上' });
  await press(user, 'さらに表示');
  expect(await screen.findByRole('region', { name: '記録できなかった現場の操作 100件' })).toBeInTheDocument();
  expect(asked.at(-1)).toBe('before=401');
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

it('records nothing that the request does not take any more: another stage is not stamped in its place', async () => {
  openRequest(buildRequest({ id: 1, status: 1, result_pickup_dt: '2026-11-25 10:00:00' }));
  expect(await screen.findByText('この内容は、依頼の現在の状況では記録できません。')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /を依頼に記録する$/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
