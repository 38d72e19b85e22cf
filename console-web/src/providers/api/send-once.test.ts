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

it('a deletion whose answer was lost is done when the next try finds nothing, and only then', async () => {
  const path = `${API}/admin/washRequests/cancel/1`;
  const notFound = () => problem(404, { detail: '対象が見つかりません' });
  api.use(http.delete(path, notFound));
  await expect(dataProvider.cancelRequest(1)).rejects.toThrow('対象が見つかりません');
  api.use(http.delete(path, () => HttpResponse.error()));
  await expect(dataProvider.cancelRequest(1)).rejects.toThrow(/サーバーに接続できません/);
  api.use(http.delete(path, notFound));
  await expect(dataProvider.cancelRequest(1)).resolves.toBeUndefined();
  await expect(dataProvider.cancelRequest(1)).rejects.toThrow('対象が見つかりません');
});
