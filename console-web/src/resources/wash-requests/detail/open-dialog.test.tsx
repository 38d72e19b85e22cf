import { act, screen, waitFor, within } from '@testing-library/react';
import { setServerTime } from '@laundry/web-kit/clock';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ActReport } from '../../../providers/api/api-types';
import { on } from '../../../testing/answers';
import { api, detailHandler } from '../../../testing/api';
import { buildRequest } from '../../../testing/builders';
import { renderConsole } from '../../../testing/render-console';
import { withReported } from '../act-reports/recording';
import { toAdvance } from '../request-paths';

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
  staff_name: null,
  refusal: null,
  is_recorded: false,
  settled_id: null,
};
const booked = buildRequest({ id: 1, count: 2 });
const pickedUp = buildRequest({ id: 1, status: 1, display_status: '集荷済', result_pickup_dt: '2026-11-25 10:00:00' });

// Eleven in Japan.
beforeEach(() => {
  setServerTime('Wed, 25 Nov 2026 02:00:00 GMT');
  api.use(on('get', '/admin/actReports', () => [REPORT]));
});
afterEach(() => vi.useRealTimers());

const openWith = (request: typeof booked, state: unknown) => {
  api.use(detailHandler(() => request));
  return renderConsole('/staff/wash-requests-change/1?from=day', { as: 'leader', state });
};

it('a report is not recorded at a stage that the request has reached since it was read', async () => {
  const { user, router } = openWith(booked, null);
  await screen.findByRole('button', { name: '集荷済みにする' });
  await act(() => router.navigate('/'));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  api.use(detailHandler(() => pickedUp));
  await user.click(await screen.findByRole('link', { name: /^前野 進さん.*を依頼に記録する$/ }));
  expect(await screen.findByRole('button', { name: '洗濯済みにする' })).toBeInTheDocument();
  expect(screen.getByText('この内容は、依頼の現在の状況では記録できません。')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('a form that is open stays about the stage that it was opened for', async () => {
  const { user } = openWith(booked, null);
  await user.click(await screen.findByRole('button', { name: /を依頼に記録する$/ }));
  const dialog = within(await screen.findByRole('dialog'));
  api.use(
    detailHandler(() => pickedUp),
    on('post', '/admin/actReports/{id}/close', () => undefined),
  );
  await user.click(screen.getByRole('button', { name: /を確認済みにする$/, hidden: true }));
  expect(await screen.findByRole('button', { name: '洗濯済みにする', hidden: true })).toBeInTheDocument();
  expect(dialog.getByRole('heading', { name: '集荷済みにする' })).toBeInTheDocument();
  expect(dialog.getByLabelText('分')).toHaveValue('27');
});

it.each([
  ['a report', withReported(REPORT)],
  ['a card', toAdvance(0)],
])('the form that %s led to is opened once: whoever comes back finds the request', async (_, state) => {
  const { router } = openWith(booked, state);
  await screen.findByRole('dialog', { name: /集荷済みにする/ });
  await waitFor(() => expect(router.state.location).toMatchObject({ state: null, search: '?from=day' }));
});

it.each([
  ['of another stage', toAdvance(0)],
  ['of an older version', { advance: true }],
  ['at no time', { reported: { ...REPORT, act: 5, made_at: '9時' } }],
])('what led here opens nothing %s', async (_, state) => {
  openWith(pickedUp, state);
  await screen.findByRole('button', { name: '洗濯済みにする' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
