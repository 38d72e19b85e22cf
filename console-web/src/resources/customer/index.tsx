import { Route } from 'react-router';
import { Guarded } from '../../components/access/Guarded';
import { lazily } from '@laundry/web-kit/loading/lazily';

const CustomerPage = lazily(() => import('./CustomerPage'));

/** A customer's page: what every name leads to. */
export const customerRoutes = [
  <Route
    key="customer"
    path="/customers/:id"
    element={
      <Guarded resource="users" action="show">
        <CustomerPage />
      </Guarded>
    }
  />,
];
