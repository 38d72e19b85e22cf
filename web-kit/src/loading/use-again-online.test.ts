// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useAgainOnline } from './use-again-online';

const backOnline = () => act(() => void window.dispatchEvent(new Event('online')));

it('tries again each time that the line is back, as the screen stands then, and not once it is gone', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const { rerender, unmount } = renderHook(({ onAgain }) => useAgainOnline(onAgain), {
    initialProps: { onAgain: first },
  });
  backOnline();
  rerender({ onAgain: second });
  backOnline();
  unmount();
  backOnline();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
});
