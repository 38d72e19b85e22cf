import { PAGE } from '@laundry/shared/constants/pages';
import { isCardCheck } from '@laundry/shared/rules/payments/card-check';
import { Navigate, useParams } from 'react-router';
import { PaymentReturn } from '../components/payment/PaymentReturn';
import { NewAccount } from '../features/registration/complete/NewAccount';
import { PayAgain } from '../features/registration/complete/PayAgain';
import { RegistrationOutcome } from '../features/registration/complete/RegistrationOutcome';
import { useTexts } from '../i18n/texts';
import { useNamedPayment } from '../lib/payment/payment-query';
import { registerCompletePath } from '../lib/paths';

export default function RegisterCompletePage() {
  const { complete: t } = useTexts('registration');
  const isCheck = isCardCheck(useNamedPayment());
  const { id = '', paymentMethodId } = useParams();
  if (paymentMethodId !== undefined) return <Navigate to={registerCompletePath(id)} replace />;
  const outcome = (paid: boolean) => (
    <NewAccount id={id} paid={paid}>
      {(user) => <RegistrationOutcome user={user} />}
    </NewAccount>
  );
  return (
    <PaymentReturn
      pageId={PAGE.register}
      title={isCheck ? t.card_title : t.payment_title}
      tryAgain={<PayAgain ticket={id} />}
      otherwise={outcome(false)}
    >
      {outcome(true)}
    </PaymentReturn>
  );
}
