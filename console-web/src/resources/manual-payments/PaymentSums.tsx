import { PAYMENT_STATUS } from '@laundry/shared/constants/payment-methods';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useListContext } from 'ra-core';
import { yenText } from '../../i18n/amounts';
import { inlineStyles } from '../../components/inline/inline-styles';
import { useFilter } from '../../components/list/useFilter';
import { ProblemLines } from '../../components/page/ProblemLines';
import { t } from '../../i18n';
import { shellTexts } from '../../i18n/shell';
import type { ManualPayment, ManualPaymentSum } from '../../providers/api/api-types';
import { problemLines } from '../../providers/api/problem';
import { useConsoleData } from '../../providers/useConsoleData';
import { tokens } from '../../theme/tokens';
import { statusText, statusTone } from './payment-facts';

/** What all that the search finds comes to, by status, on whichever page; asked again when a row in sight has another status. */
export function PaymentSums() {
  const { data = [] } = useListContext<ManualPayment>();
  const filter = useFilter();
  const provider = useConsoleData();
  const seen = data.map(({ id, status_id }) => `${id}:${status_id}`).join();
  const sums = useQuery({
    queryKey: ['manual-payments', 'sums', filter, seen],
    queryFn: () => provider.paymentSumsOf(filter),
    placeholderData: keepPreviousData,
  });
  if (sums.isError) return <NoSums error={sums.error} onRetry={() => void sums.refetch()} />;
  return (
    <Box component="ul" aria-label={t('payments.sums.label')} aria-busy={sums.isFetching} sx={styles}>
      {sums.data?.map((sum) => (
        <li key={sum.status_id}>
          <Sum sum={sum} />
        </li>
      ))}
    </Box>
  );
}

/** The list below stands by itself: what failed is told in the place of the sums. */
function NoSums({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', mb: 1.5 }}>
      <ProblemLines lines={[t('payments.sums.failed'), ...problemLines(error)]} />
      <Button size="small" variant="outlined" onClick={onRetry}>
        {shellTexts.error.retry}
      </Button>
    </Box>
  );
}

function Sum({ sum }: { sum: ManualPaymentSum }) {
  const { count, price, refund, overdue } = sum;
  return (
    <>
      <span className={`status ${statusTone(sum)}`}>{t('payments.sums.of', { status: statusText(sum), count })}</span>
      <strong>{yenText(price)}</strong>
      {refund > 0 && <span>{t('payments.sums.refund', { price: yenText(refund) })}</span>}
      {sum.status_id === PAYMENT_STATUS.pending && overdue > 0 && (
        <span className="problem">{t('payments.sums.overdue', { count: overdue })}</span>
      )}
    </>
  );
}

const styles = {
  ...inlineStyles,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  m: 0,
  mb: 1,
  p: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '4px 10px',
    py: 0.5,
    fontVariantNumeric: 'tabular-nums',
  },
  '& strong': { fontSize: '1.0625rem', color: tokens.ink },
};
