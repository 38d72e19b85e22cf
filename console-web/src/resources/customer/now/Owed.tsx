import { PAYMENT_STATUS } from '@laundry/shared/constants/payment-methods';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../../i18n';
import { nowJst } from '../../../providers/clock';
import { useConsoleData } from '../../../providers/useConsoleData';
import { Part } from './Part';
import { owedLines } from './owed';

/** Before the first of the house's payments. */
const EVER = '2000-01-01';
/** The last monthly charge is among so many. */
const LATEST = 30;

/** What a customer owes, and what goes back to them. */
export function Owed({ userId }: { userId: number }) {
  const { paymentSumsOf, paymentsOf } = useConsoleData();
  const query = useQuery({
    queryKey: ['customers', userId, 'owed'],
    queryFn: () =>
      Promise.all([
        paymentSumsOf({ user_id: userId, from: EVER, status_id: [PAYMENT_STATUS.pending] }),
        paymentsOf(userId, LATEST),
      ]),
  });
  return (
    <Part query={query}>
      {([sums, payments]) => {
        const lines = owedLines(sums, payments, nowJst());
        if (lines.length === 0) return t('call.nothingOwed');
        return lines.map((line) => (
          <div key={line} className="owed">
            {line}
          </div>
        ));
      }}
    </Part>
  );
}
