import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../components/buttons/Button';
import { EmptyState } from '../../components/loading/EmptyState';
import { ErrorState } from '../../components/loading/ErrorState';
import { Skeleton } from '../../components/loading/Skeleton';
import { useTexts } from '../../i18n/texts';
import type { CurrentUser } from '../../lib/calls/api-types';
import { ownPaymentsQuery } from './own-payments';
import { PaymentMonth } from './PaymentMonth';

/** The customer's money by month, newest first; older months when they are asked for. */
export function Payments({ user }: { user: CurrentUser }) {
  const t = useTexts('payments');
  const query = useInfiniteQuery(ownPaymentsQuery);
  const { data, error, isFetchNextPageError, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (data === undefined) {
    return error === null ? <Skeleton lines={8} /> : <ErrorState error={error} onRetry={() => void query.refetch()} />;
  }
  const payments = data.pages.flatMap((page) => page.payments);
  const invoices = data.pages.flatMap((page) => page.invoice_months);
  const months = [...new Set(payments.map(({ month }) => month))];
  return (
    <>
      {months.map((month) => (
        <PaymentMonth
          key={month}
          user={user}
          month={month}
          payments={payments.filter((payment) => payment.month === month)}
          hasInvoice={invoices.includes(month)}
        />
      ))}
      {months.length === 0 && <EmptyState>{hasNextPage ? t.none_here : t.empty}</EmptyState>}
      {isFetchNextPageError && <ErrorState error={error} onRetry={() => void fetchNextPage()} />}
      {hasNextPage && !isFetchNextPageError && (
        <div>
          <Button kind="secondary" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t.older}
          </Button>
        </div>
      )}
    </>
  );
}
