import { PAGE } from '@laundry/shared/constants/pages';
import { PAYMENT_STATUS } from '@laundry/shared/constants/payment-methods';
import { PAYMENT_STATE } from '@laundry/shared/constants/payment-states';
import { displayDateTime } from '@laundry/shared/time/display';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { t } from '../../../i18n';
import { numberText } from '../../../i18n/amounts';
import type { CustomerPayment, ManualPaymentSum } from '../../../providers/api/api-types';

/** What is owed, one line each: what is to be settled by hand, and a monthly charge that no card has covered. */
export function owedLines(
  sums: readonly ManualPaymentSum[],
  payments: readonly CustomerPayment[],
  now: JstDateTime,
): readonly string[] {
  const charged = payments.find(({ source, page_id }) => source === 'provider' && page_id === PAGE.monthlyCharge);
  const declined = charged?.state === PAYMENT_STATE.declined ? charged : undefined;
  const pending = sums.find(({ status_id }) => status_id === PAYMENT_STATUS.pending);
  return [
    ...(declined === undefined
      ? []
      : [
          t('call.declined', {
            price: numberText(declined.price),
            day: displayDateTime(declined.created_at, 'ja', now),
          }),
        ]),
    ...(pending === undefined ? [] : pendingLines(pending)),
  ];
}

function pendingLines({ price, refund, overdue }: ManualPaymentSum): readonly string[] {
  return [
    ...(price > 0 ? [t('call.pending', { price: numberText(price) })] : []),
    ...(overdue > 0 ? [t('call.overdue', { rows: overdue })] : []),
    ...(refund > 0 ? [t('call.refund', { price: numberText(refund) })] : []),
  ];
}
