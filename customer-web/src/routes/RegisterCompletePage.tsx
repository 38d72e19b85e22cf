import { PAGE } from '@laundry/shared/constants/pages';
import { Navigate, useParams } from 'react-router';
import { PaymentReturn } from '../components/payment/PaymentReturn';
import { QueryState } from '../components/ui/QueryState';
import { Skeleton } from '../components/ui/Skeleton';
import { PayAgain } from '../features/registration/complete/PayAgain';
import { RegistrationOutcome } from '../features/registration/complete/RegistrationOutcome';
import { TicketExpired } from '../features/registration/complete/TicketExpired';
import { useTicketSession } from '../features/registration/complete/ticket-session';
import { useTexts } from '../i18n/texts';
import { useCurrentUser } from '../lib/current-user';
import { registerCompletePath } from '../lib/paths';

export default function RegisterCompletePage() {
  const { complete: t } = useTexts('registration');
  const { id = '', paymentMethodId } = useParams();
  if (paymentMethodId !== undefined) return <Navigate to={registerCompletePath(id)} replace />;
  return (
    <PaymentReturn pageId={PAGE.register} title={t.payment_title} tryAgain={<PayAgain ticket={id} />}>
      <Registered id={id} />
    </PaymentReturn>
  );
}

function Registered({ id }: { id: string }) {
  const { signedIn, failed } = useTicketSession(id);
  const user = useCurrentUser();
  if (signedIn) return <QueryState query={user}>{(known) => <RegistrationOutcome user={known} />}</QueryState>;
  return failed ? <TicketExpired /> : <Skeleton />;
}
