import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { FailedScreen } from '../../components/loading/FailedScreen';
import { LoadingScreen } from '../../components/loading/LoadingScreen';
import { PageHeading } from '../../components/page/PageHeading';
import { Section } from '../../components/page/Section';
import { t } from '../../i18n';
import { useConsoleData } from '../../providers/useConsoleData';
import { ComparedDays } from './ComparedDays';
import { DifferenceRow } from './DifferenceRow';
import { DIFFERENCES } from './difference-keys';

/** Payments that stand otherwise in their provider's books than in ours, and the days that were compared. */
export default function DifferencesPage() {
  const data = useConsoleData();
  const books = useQuery({ queryKey: DIFFERENCES, queryFn: () => data.getPaymentDifferences() });
  return (
    <Box sx={{ maxWidth: 960, mx: 'auto' }}>
      <PageHeading title={t('paymentDifferences.name')} />
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('paymentDifferences.lead')}
      </Typography>
      {books.data === undefined && books.error !== null && (
        <FailedScreen error={books.error} onRetry={() => void books.refetch()} />
      )}
      {books.isPending && <LoadingScreen />}
      {books.data !== undefined && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Section title={t('paymentDifferences.open')}>
            {books.data.differences.length === 0 && (
              <Typography color="textSecondary">{t('paymentDifferences.none')}</Typography>
            )}
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {books.data.differences.map((difference) => (
                <DifferenceRow key={difference.payment_id} difference={difference} />
              ))}
            </Box>
          </Section>
          <ComparedDays days={books.data.comparisons} />
        </Box>
      )}
    </Box>
  );
}
