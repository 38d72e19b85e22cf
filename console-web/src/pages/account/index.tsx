import { Route } from 'react-router';
import { lazily } from '@laundry/web-kit/loading/lazily';
import { ACCOUNT_PATH } from '../../providers/session/auth-provider';

const AccountPage = lazily(() => import('./AccountPage'));

/** The own account, open to everybody who is signed in. */
export const accountRoutes = <Route path={ACCOUNT_PATH} element={<AccountPage />} />;
