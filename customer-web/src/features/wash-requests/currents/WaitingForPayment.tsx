import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { Alert } from '../../../components/messages/Alert';
import { WaitsUntil } from '../../../components/payment/WaitsUntil';
import { useTexts } from '../../../i18n/texts';
import { PATHS } from '../../../lib/paths';
import type { OpenPayment } from '../../../lib/payment/open-payment';
import { isUndecided, paymentStateQuery } from '../../../lib/payment/payment-query';

/** A request that this tab began to pay for is in no list before it is paid: the way to where it is gone on with. */
export default function WaitingForPayment({ payment }: { payment: OpenPayment }) {
  const t = useTexts('payment');
  const { data } = useQuery(paymentStateQuery(payment.no));
  if (data?.page_id !== payment.pageId || !isUndecided(data.state)) return null;
  return (
    <Alert title={t.begun_title}>
      <WaitsUntil payment={data} kept={payment} />
      <div>
        <LinkButton to={PATHS.washRequest} kind="secondary" small>
          {t.begun_go}
        </LinkButton>
      </div>
    </Alert>
  );
}
