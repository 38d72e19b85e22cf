import { useToken } from '../lib/session/session-token';
import { GuestLayout } from './GuestLayout';
import { lazily } from '@laundry/web-kit/loading/lazily';

const CustomerLayout = lazily(() => import('./CustomerLayout'));

/** Pages for everybody: a signed-in customer keeps header and navigation, a guest gets the plain header. */
export function OpenLayout() {
  return useToken() === null ? <GuestLayout /> : <CustomerLayout />;
}
