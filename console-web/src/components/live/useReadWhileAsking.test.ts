import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { liveStore } from '../../providers/live/live-store';
import { useReadWhileAsking } from './useReadWhileAsking';

const ask = () => {
  const read = vi.fn();
  const { rerender } = renderHook(({ isAsking }) => useReadWhileAsking(isAsking, read), {
    initialProps: { isAsking: false },
  });
  return { read, open: () => rerender({ isAsking: true }), close: () => rerender({ isAsking: false }) };
};
const hear = (heard: number) => act(() => liveStore.change({ heard }));

afterEach(() => {
  liveStore.forget();
  vi.useRealTimers();
});

it('reads whenever something is heard while a question is open', () => {
  const { read, open } = ask();
  open();
  expect(read).not.toHaveBeenCalled();
  hear(1);
  expect(read).toHaveBeenCalledTimes(1);
  hear(2);
  expect(read).toHaveBeenCalledTimes(2);
});

it('does not read for what was heard before the question was opened', () => {
  const { read, open, close } = ask();
  open();
  hear(1);
  close();
  open();
  expect(read).toHaveBeenCalledTimes(1);
  hear(2);
  expect(read).toHaveBeenCalledTimes(2);
});

it('reads every ten seconds, also where the caller is drawn anew between with another function', () => {
  vi.useFakeTimers();
  const read = vi.fn();
  const { rerender } = renderHook(({ nth }) => useReadWhileAsking(true, () => read(nth)), { initialProps: { nth: 1 } });
  vi.advanceTimersByTime(6_000);
  rerender({ nth: 2 });
  vi.advanceTimersByTime(6_000);
  expect(read.mock.calls).toEqual([[2]]);
});
