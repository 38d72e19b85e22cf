import { expect, it } from 'vitest';
import { PATHS } from '../../lib/paths';
import { actionAt } from './page-actions';
import { CUSTOMER_PAGES } from './pages';

/** Of whoever is signed in, for themselves. */
const OWN: readonly string[] = [PATHS.profile, PATHS.passwordChange, PATHS.ownSessions];

it.each(CUSTOMER_PAGES.map(({ path }) => path))('%s is for whom the account lets do what it is for', (path) =>
  expect(actionAt(path.replace(':id', '1')) === undefined).toBe(OWN.includes(path)),
);

it.each([
  ['/payments/card', 'plan'],
  ['/payments', 'payments'],
  ['/plan/edit-complete', 'plan'],
  ['/wash-request-cancel/7', 'requests.book'],
])('%s needs %s', (path, action) => expect(actionAt(path)).toBe(action));
