import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import type { RequestDetail } from '../../../providers/api/api-types';
import { API, api, detailHandler, listHandler, problem } from '../../../testing/api';
import { buildRequest, buildWashed } from '../../../testing/builders';
import { renderConsole } from '../../../testing/render-console';

let theirs: RequestDetail[];
beforeEach(() => {
  theirs = [];
});

const gone = vi.fn<(kind: string) => void>();

function open(type: 1 | 2, request: RequestDetail) {
  const end = (kind: string) => () => {
    gone(kind);
    return new HttpResponse(null, { status: 204 });
  };
  api.use(
    detailHandler(() => request),
    listHandler([]),
    http.get(`${API}/admin/washRequests/:id`, () => HttpResponse.json(theirs)),
    http.delete(`${API}/admin/washRequests/cancel/1001`, end('cancel')),
    http.delete(`${API}/admin/washRequests/delete/1001`, end('discard')),
  );
  return renderConsole(`/staff/wash-request-cancel/1001/${type}?from=2026-11-25&to=2026-11-25`, { as: 'leader' });
}

it('type 1 cancels the pickup after a question, and mentions the mail', async () => {
  const { user, router } = open(1, buildRequest());
  expect(await screen.findByRole('heading', { name: '集荷のキャンセル' })).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: '集荷をキャンセルする' }));
  expect(await screen.findByText('集荷をキャンセルしました。')).toBeInTheDocument();
  expect(screen.getByText(/メールアドレス①/)).toBeInTheDocument();
  expect(gone).toHaveBeenCalledExactlyOnceWith('cancel');
  await user.click(screen.getByRole('link', { name: '一覧へ戻る' }));
  expect(router.state.location.search).toBe('?from=2026-11-25&to=2026-11-25');
});

it('says before what follows: bags, the mail, the delivery that moves, and what is left', async () => {
  const plan_id = 't8_1_1_M';
  const before = buildWashed({ id: 998, plan_id, sched_pickup_dt: '2026-11-20 10:00:00' });
  theirs = [{ ...before, sched_delivery_dt: '2026-11-25 10:00:00', sched_dt: '2026-11-25 10:00:00' }];
  open(1, buildRequest({ plan_id }));
  const effects = within(await screen.findByRole('region', { name: 'このあとの変化' }));
  for (const text of ['4個が戻ります', /確認メールを送信します/, /受付番号 998：配達 11月25日/])
    expect(effects.getByText(text)).toBeInTheDocument();
  expect(effects.getByText('受付番号 998 の配達')).toBeInTheDocument();
  expect(effects.getByText('11月25日(水) 10:00 → 次回集荷と同時')).toBeInTheDocument();
  expect(screen.getByText('受付番号 1001')).toBeInTheDocument();
});

it('reloaded afterwards, says what was done with which request', async () => {
  const first = open(1, buildRequest());
  await first.user.click(await screen.findByRole('button', { name: '集荷をキャンセルする' }));
  await screen.findByText('集荷をキャンセルしました。');
  const { state } = first.router.state.location;
  first.unmount();
  api.use(http.get(`${API}/admin/washRequest/1001`, () => problem(404, { detail: '対象が見つかりません' })));
  renderConsole('/staff/wash-request-cancel/1001/1', { as: 'leader', state });
  expect(await screen.findByText('集荷をキャンセルしました。')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '受付番号 1001' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '集荷をキャンセルする' })).not.toBeInTheDocument();
});

it('the other type discards; a same-time delivery is named as such', async () => {
  const { user } = open(2, buildWashed({ sched_delivery_dt: '2099-12-31 00:00:00', is_tentative: true }));
  expect(await screen.findByText('次回集荷と同時に配達')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '集配を破棄する' }));
  expect(await screen.findByText('集配を破棄しました。')).toBeInTheDocument();
  expect(gone).toHaveBeenCalledExactlyOnceWith('discard');
});

it('after the pickup cancelling is grey, and says why', async () => {
  open(1, buildWashed());
  expect(await screen.findByText('▲ 集荷済みのためキャンセルできません')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '集荷をキャンセルする' })).toBeDisabled();
});

it('a refusal of the server is told', async () => {
  const { user } = open(1, buildRequest());
  api.use(
    http.delete(`${API}/admin/washRequests/cancel/1001`, () =>
      problem(409, { reason: 'stale', detail: '他の操作で内容が更新されています' }),
    ),
  );
  await user.click(await screen.findByRole('button', { name: '集荷をキャンセルする' }));
  expect(await screen.findByText('▲ 他の操作で内容が更新されています')).toBeInTheDocument();
});
