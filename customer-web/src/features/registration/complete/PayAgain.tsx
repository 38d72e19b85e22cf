import { PAGE } from '@laundry/shared/constants/pages';
import { isCardCheck } from '@laundry/shared/rules/payments/card-check';
import { CheckoutRedirect } from '../../../components/payment/CheckoutRedirect';
import { Alert } from '../../../components/messages/Alert';
import { Button } from '../../../components/buttons/Button';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { useTexts } from '../../../i18n/texts';
import { sendKeyed } from '@laundry/web-kit/calls/idempotency';
import { ApiError } from '@laundry/web-kit/calls/api-error';
import { useErrorText } from '../../../lib/calls/error-text';
import { storePayment } from '../../../lib/payment/open-payment';
import { useNamedPayment } from '../../../lib/payment/payment-query';
import { PATHS } from '../../../lib/paths';
import { tabStore } from '../../../lib/session/tab-store';
import { payAgain } from '../api';
import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';

/** From a registration that was not paid straight back to the card: nothing is typed again. */
export function PayAgain({ ticket }: { ticket: string }) {
  const t = useTexts('payment');
  const { complete } = useTexts('registration');
  const errorText = useErrorText();
  const isCheck = isCardCheck(useNamedPayment());
  const paying = useOneMutation({
    mutationFn: () => sendKeyed(tabStore, 'pay-again', ticket, payAgain),
    onSuccess: ({ payment_no }) => {
      if (payment_no !== undefined) storePayment({ no: payment_no, pageId: PAGE.register, draft: null, resume: null });
    },
  });
  const { data, error } = paying;
  if (data?.payment) return <CheckoutRedirect to={{ form: data.payment }} />;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <div className="stack-tight" role="alert">
        <p>{complete.pay_expired}</p>
        <div>
          <LinkButton to={PATHS.login}>{complete.to_login}</LinkButton>
        </div>
      </div>
    );
  }
  return (
    <div className="stack-tight">
      <p>{complete.pay_again_lead}</p>
      {error && (
        <Alert kind="danger" role="alert">
          <p>{errorText(error)}</p>
        </Alert>
      )}
      <Button wide pending={paying.isPending} onClick={() => paying.mutate()}>
        {isCheck ? t.card_again : t.pay_again}
      </Button>
    </div>
  );
}
