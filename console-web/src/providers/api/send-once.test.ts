import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { API, api, problem } from '../../testing/api';
import { dataProvider } from '../data-provider';
import { problemOf } from './problem';

const sent = vi.fn<() => void>();

it('a write that is under way is sent once, and both who asked get its answer', async () => {
  api.use(
    http.post(`${API}/admin/washRequestLimit`, () => {
      sent();
      return HttpResponse.json({ id: 5, date: '2026-12-10', limit: 3 });
    }),
  );
  const set = () => dataProvider.setLimit('2026-12-10', 3);
  const [one, other] = await Promise.all([set(), set()]);
  expect(sent).toHaveBeenCalledOnce();
  expect(one).toEqual(other);
  await set();
  expect(sent).toHaveBeenCalledTimes(2);
});

it('two writes that differ are both sent', async () => {
  api.use(
    http.post(`${API}/admin/washRequestLimit`, () => {
      sent();
      return HttpResponse.json({ id: 5, date: '2026-12-10', limit: 3 });
    }),
  );
  await Promise.all([3, 4].map((limit) => dataProvider.setLimit('2026-12-10', limit)));
  expect(sent).toHaveBeenCalledTimes(2);
});

it('both who asked hear a refusal', async () => {
  api.use(http.delete(`${API}/admin/washRequests/cancel/1`, () => problem(409, { detail: '更新されています' })));
  const outcomes = await Promise.allSettled([dataProvider.cancelRequest(1), dataProvider.cancelRequest(1)]);
  expect(outcomes.map((each) => each.status === 'rejected' && problemOf(each.reason).detail)).toEqual([
    '更新されています',
    '更新されています',
  ]);
});

const CANCEL = `${API}/admin/washRequests/cancel/1`;
const notFound = () => problem(404, { detail: '対象が見つかりません' });

it.each([
  ['lost', () => HttpResponse.error(), /サーバーに接続できません/],
  ['that of the deadline', () => problem(503, { detail: '混み合っています' }), '混み合っています'],
])(
  'a deletion whose answer was %s is done when the next try finds nothing, and only then',
  async (_what, first, words) => {
    api.use(http.delete(CANCEL, notFound));
    await expect(dataProvider.cancelRequest(1)).rejects.toThrow('対象が見つかりません');
    api.use(http.delete(CANCEL, first));
    await expect(dataProvider.cancelRequest(1)).rejects.toThrow(words);
    api.use(http.delete(CANCEL, notFound));
    await expect(dataProvider.cancelRequest(1)).resolves.toBeUndefined();
    await expect(dataProvider.cancelRequest(1)).rejects.toThrow('対象が見つかりません');
  },
);

it('maintenance is an answer: nothing was deleted then', async () => {
  api.use(http.delete(CANCEL, () => problem(503, { reason: 'maintenance', detail: 'メンテナンス中です' })));
  await expect(dataProvider.cancelRequest(1)).rejects.toThrow('メンテナンス中です');
  api.use(http.delete(CANCEL, notFound));
  await expect(dataProvider.cancelRequest(1)).rejects.toThrow('対象が見つかりません');
});

it('a change that finds itself overtaken after no answer may have been done', async () => {
  const change = () => dataProvider.changeDates(1, { sched_pickup_dt: '2026-11-27 10:00:00' });
  const path = `${API}/admin/washRequests/1`;
  api.use(http.put(path, () => problem(503, { detail: '混み合っています' })));
  await expect(change()).rejects.toThrow('混み合っています');
  api.use(http.put(path, () => problem(409, { reason: 'stale', detail: '更新されています' })));
  await expect(change()).rejects.toThrow(/反映された可能性があります/);
  await expect(change()).rejects.toThrow('更新されています');
});

it('nothing is waited for without end', async () => {
  const limit = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation(() => AbortSignal.abort(new DOMException('', 'TimeoutError')));
  api.use(http.delete(CANCEL, notFound));
  await expect(dataProvider.cancelRequest(1)).rejects.toThrow(/サーバーに接続できません/);
  expect(limit).toHaveBeenCalledExactlyOnceWith(20_000);
  limit.mockRestore();
  await expect(dataProvider.cancelRequest(1)).resolves.toBeUndefined();
});
