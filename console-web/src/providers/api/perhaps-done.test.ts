import { http } from 'msw';
import { expect, it } from 'vitest';
import { API, api, problem } from '../../testing/api';
import { dataProvider } from '../data-provider';

it('a change refused as stale after an unanswered try may have been done: the message says so', async () => {
  const change = () => dataProvider.changeDates(1, { sched_pickup_dt: '2026-11-27 10:00:00' });
  const path = `${API}/admin/washRequests/1`;
  api.use(http.put(path, () => problem(503, { detail: '混み合っています' })));
  await expect(change()).rejects.toThrow('混み合っています');
  api.use(http.put(path, () => problem(409, { reason: 'stale', detail: '更新されています' })));
  await expect(change()).rejects.toThrow(/反映された可能性があります/);
  await expect(change()).rejects.toThrow('更新されています');
});
