import { RouterProvider, type RouterProviderProps } from 'react-router';
import { NextPath } from '@laundry/web-kit/forms/steps/next-path';

/** Shows the console at the place of a router; the screens may ask where that is before they follow it. */
export function ConsoleRouter({ router }: Pick<RouterProviderProps, 'router'>) {
  return (
    <NextPath value={() => router.state.location.pathname}>
      <RouterProvider router={router} />
    </NextPath>
  );
}
