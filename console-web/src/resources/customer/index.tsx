import { Route } from 'react-router';
import { Guarded } from '../../components/access/Guarded';
import { CALL_PATH } from './call/call-path';
import { lazily } from '@laundry/web-kit/loading/lazily';

const CustomerPage = lazily(() => import('./CustomerPage'));
const CallPage = lazily(() => import('./call/CallPage'));

/** A customer's page: what every name leads to, and every telephone number. */
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
  <Route
    key="call"
    path={CALL_PATH}
    element={
      <Guarded resource="users" action="show">
        <CallPage />
      </Guarded>
    }
  />,
];
