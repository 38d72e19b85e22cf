import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { Console } from '../Console';
import { forgetOperator } from '../providers/operator';
import { session } from '../providers/session';
import { basenameOf, variantOfPath } from '../providers/variant';
import { api, sessionHandlers } from './api';
import type { Person } from './builders';

interface Options {
  /** Who is signed in; nobody when missing. */
  readonly as?: Person;
  readonly leaveFor?: (path: string) => void;
}

/** The whole console at an address such as `/staff/wash-requests`, over the prepared API. */
export function renderConsole(path: string, { as, leaveFor = () => undefined }: Options = {}) {
  forgetOperator();
  if (as !== undefined) {
    session.start('token');
    api.use(...sessionHandlers(as));
  }
  const variant = variantOfPath(path);
  const router = createMemoryRouter([{ path: '*', element: <Console variant={variant} leaveFor={leaveFor} /> }], {
    basename: basenameOf(variant),
    initialEntries: [path],
  });
  const user = userEvent.setup();
  return { ...render(<RouterProvider router={router} />), user, router };
}
