import { PAYMENT_STATE } from '@laundry/shared/constants/payment-states';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { NotPaid } from '../components/payment/NotPaid';
import { PaymentWaiting } from '../components/payment/PaymentWaiting';
import { Alert } from '../components/messages/Alert';
import { ErrorState } from '../components/loading/ErrorState';
import { LinkButton } from '../components/buttons/LinkButton';
import { Page } from '../components/page/Page';
import { useTexts } from '../i18n/texts';
import { ApiError } from '@laundry/web-kit/calls/api-error';
import { PATHS } from '../lib/paths';
import { hasEnded, paymentStateQuery } from '../lib/payment/payment-query';

/** How far a payment has come, for a browser that did not begin it: nothing of what it was for is here. */
export default function PaymentStatePage() {
  const t = useTexts('payment');
  const no = useSearchParams()[0].get('payment') ?? '';
  return (
    <Page title={t.state_title} width="narrow">
      <State no={no} />
      <p>{t.state_lead}</p>
      <div>
        <LinkButton to={PATHS.login} kind="secondary">
          {t.state_login}
        </LinkButton>
      </div>
    </Page>
  );
}

function State({ no }: { no: string }) {
  const t = useTexts('payment');
  const { data, error, refetch } = useQuery({ ...paymentStateQuery(no), enabled: no !== '' });
  if (no === '' || (error instanceof ApiError && error.status === 404))
    return <Alert kind="warn" title={t.state_unknown} />;
  if (data === undefined && error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined || !hasEnded(data)) return <PaymentWaiting payment={data} />;
  if (data.state === PAYMENT_STATE.settled && !data.refund_needed)
    return <Alert kind="good" role="status" title={t.state_paid} />;
  return <NotPaid payment={data} />;
}
