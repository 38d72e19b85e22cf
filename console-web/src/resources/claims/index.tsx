import { lazily } from '@laundry/web-kit/loading/lazily';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router';
import { Guarded } from '../../components/access/Guarded';

const ClaimList = lazily(() => import('./ClaimList'));
const ClaimPage = lazily(() => import('./ClaimPage'));

/** What customers wrote about how their laundry came back. */
export const claims: ResourceProps = { name: 'claims', list: <ClaimList /> };

/** One with its photos, to be answered. */
export const claimRoutes = (
  <Route
    path="/claims/:id"
    element={
      <Guarded resource="claims" action="show">
        <ClaimPage />
      </Guarded>
    }
  />
);
