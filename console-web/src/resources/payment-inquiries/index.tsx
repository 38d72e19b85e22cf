import { lazily } from '@laundry/web-kit/loading/lazily';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router';
import { Guarded } from '../../components/access/Guarded';

const MessageList = lazily(() => import('./messages/MessageList'));
const AttemptList = lazily(() => import('./attempts/AttemptList'));
const PaymentPage = lazily(() => import('./PaymentPage'));

/** What came in a payment provider's name and was not believed. */
export const paymentMessages: ResourceProps = { name: 'payment-messages', list: <MessageList /> };

/** What payment providers were asked. */
export const paymentAttempts: ResourceProps = { name: 'payment-attempts', list: <AttemptList /> };

/** One payment with all of it. */
export const paymentRoutes = (
  <Route
    path="/payments/:id"
    element={
      <Guarded resource="payment-attempts" action="show">
        <PaymentPage />
      </Guarded>
    }
  />
);
