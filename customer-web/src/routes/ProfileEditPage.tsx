import { QueryState } from '../components/loading/QueryState';
import { CustomerEdit } from '../features/registration/edit/CustomerEdit';
import { useCurrentUser } from '../lib/session/current-user';

export default function ProfileEditPage() {
  return <QueryState query={useCurrentUser()}>{(user) => <CustomerEdit user={user} venue={null} />}</QueryState>;
}
