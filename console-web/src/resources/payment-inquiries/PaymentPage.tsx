import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { FailedScreen } from '../../components/loading/FailedScreen';
import { LoadingScreen } from '../../components/loading/LoadingScreen';
import { PageHeading } from '../../components/page/PageHeading';
import { Section } from '../../components/page/Section';
import { t } from '../../i18n';
import { useConsoleData } from '../../providers/useConsoleData';
import { AskButton } from './AskButton';
import { CallRows } from './CallRows';
import { StoredMessages } from './StoredMessages';
import { PaymentFacts } from './PaymentFacts';
import { paymentKey } from './payment-key';

/** One payment: how it stands, what its provider was asked, what came, and asking again. */
export default function PaymentPage() {
  const id = Number(useParams().id);
  const { getPayment } = useConsoleData();
  const { data, error, refetch } = useQuery({ queryKey: paymentKey(id), queryFn: () => getPayment(id) });
  return (
    <Box sx={{ maxWidth: 960, mx: 'auto' }}>
      <PageHeading title={t('inquiries.payment', { id })}>
        {data !== undefined && <AskButton payment={data} />}
      </PageHeading>
      {data === undefined && error !== null && <FailedScreen error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <LoadingScreen />}
      {data !== undefined && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <PaymentFacts payment={data} />
          <Section title={t('inquiries.page.calls')}>
            <CallRows calls={data.attempts} />
          </Section>
          <Section title={t('inquiries.page.kept')}>
            <StoredMessages messages={data.messages} />
          </Section>
        </Box>
      )}
    </Box>
  );
}
