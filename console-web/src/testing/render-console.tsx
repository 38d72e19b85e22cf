import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, parsePath } from 'react-router';
import { Console } from '../Console';
import { ConsoleRouter } from '../ConsoleRouter';
import { forgetOperator } from '../providers/access/operator';
import { session } from '../providers/session/session';
import { basenameOf, variantOfPath } from '../providers/access/variant';
import { api, sessionHandlers } from './api';
import type { Person } from './builders';
import { UndrawnStyles } from './undrawn-styles';

interface Options {
  /** Who is signed in; nobody when missing. */
  readonly as?: Person;
  readonly leaveFor?: (path: string) => void;
  /** The state of the place, as it is after a reload. */
  readonly state?: unknown;
  /** MUI's styles are in the document, for tests that ask for one. */
  readonly styled?: boolean;
}

/** The whole console at an address such as `/staff/wash-requests`, over the prepared API. */
export function renderConsole(path: string, { as, leaveFor = () => undefined, state, styled = false }: Options = {}) {
  forgetOperator();
  if (as !== undefined) {
    session.start('token');
    api.use(...sessionHandlers(as));
  }
  const variant = variantOfPath(path);
  const router = createMemoryRouter([{ path: '*', element: <Console variant={variant} leaveFor={leaveFor} /> }], {
    basename: basenameOf(variant),
    initialEntries: [{ ...parsePath(path), state }],
  });
  const user = userEvent.setup();
  return { ...render(<ConsoleRouter router={router} />, styled ? {} : { wrapper: UndrawnStyles }), user, router };
}
