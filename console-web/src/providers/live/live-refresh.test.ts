import { newQueryClient } from '@laundry/web-kit/calls/query-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveRefresh } from './live-refresh';

const ME = 5;
const KEY = ['wash-requests', 'getList'];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('what is being sent is answered before what the stream tells of it is read', async () => {
  const client = newQueryClient(0);
  client.setQueryData(KEY, [{ id: 1 }]);
  const isToBeRead = () => client.getQueryState(KEY)?.isInvalidated;
  const live = new LiveRefresh(client, ME);
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const sent = client
    .getMutationCache()
    .build(client, { mutationFn: () => answered })
    .execute(undefined);

  live.hear({ event: 'changes', data: [{ resource: 'wash-requests', id: 1, version: 7, who: 'operator', by: ME }] });
  await vi.advanceTimersByTimeAsync(8_000);
  expect(isToBeRead()).toBe(false);

  answer();
  await sent;
  await vi.advanceTimersByTimeAsync(8_000);
  expect(isToBeRead()).toBe(true);
  live.stop();
});
