// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error';
import { newQueryClient } from './query-client';

afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

const triesOf = async (status: number): Promise<number> => {
  vi.useFakeTimers();
  const read = vi.fn().mockRejectedValue(new ApiError({ status }));
  const reading = newQueryClient(0)
    .fetchQuery({ queryKey: [status], queryFn: read })
    .catch(() => undefined);
  await vi.runAllTimersAsync();
  await reading;
  return read.mock.calls.length;
};

it.each([
  ['a refusal is not read again', 403, 1],
  ['what nobody answered is read twice more', 0, 3],
])('%s', async (_, status, tries) => {
  expect(await triesOf(status)).toBe(tries);
});

it('without a line a read fails at once instead of waiting for it', async () => {
  onlineManager.setOnline(false);
  expect(await triesOf(0)).toBe(1);
});
