import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { epochMillis, machineMillis, setServerTime } from './clock';

const MACHINE = 1_795_000_000_000;

beforeEach(() => vi.useFakeTimers({ now: MACHINE }));
afterEach(() => vi.useRealTimers());

it('the server’s time goes on from what the last answer said, the machine’s stays', () => {
  setServerTime(new globalThis.Date(MACHINE + 300_000).toUTCString());
  vi.advanceTimersByTime(1_000);
  expect(epochMillis() - machineMillis()).toBe(300_000);
  expect(machineMillis()).toBe(MACHINE + 1_000);
});

it.each([null, '', 'yesterday'])('an answer that says no time changes nothing: %j', (header) => {
  const before = epochMillis();
  setServerTime(header);
  expect(epochMillis()).toBe(before);
});
