// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { NextPath } from './next-path';
import { useIsCurrentScreen } from './use-is-current-screen';

/** A screen at /form, of somebody who is at or on the way to `next`. */
const begin = (next: string, isThere = true) =>
  renderHook((shown: boolean) => useIsCurrentScreen(shown), {
    initialProps: isThere,
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={['/form']}>
        <NextPath value={() => next}>{children}</NextPath>
      </MemoryRouter>
    ),
  });

it('a screen is current while it is shown and nobody is on the way to another', () => {
  const { result, rerender } = begin('/form');
  expect(result.current()).toBe(true);
  rerender(false);
  expect(result.current()).toBe(false);
});

it.each([
  ['of whom the next screen is still loading', () => begin('/elsewhere').result.current()],
  [
    'of whom it has gone',
    () => {
      const { result, unmount } = begin('/form');
      unmount();
      return result.current();
    },
  ],
])('a screen is not current to somebody %s', (_, ask) => {
  expect(ask()).toBe(false);
});
