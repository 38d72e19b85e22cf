import { useParams } from 'react-router';
import { PasswordReset } from '../features/password/PasswordReset';

export default function PasswordResetPage() {
  const { token = '' } = useParams();
  return <PasswordReset key={token} token={token} />;
}
