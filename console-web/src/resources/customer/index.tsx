import { Route } from 'react-router';
import { Guarded } from '../../components/Guarded';
import { lazily } from '../../components/lazily';

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
