import { displayMonth } from '@laundry/shared/time/display';
import { nowJst } from '@laundry/web-kit/now-jst';
import { useLang } from '../../i18n/language';
import { useTexts } from '../../i18n/texts';
import type { OwnPayment } from '../../lib/calls/api-types';

/** What money was for, in words. */
export function usePaymentWords(): (payment: OwnPayment) => string {
  const t = useTexts('payments');
  const lang = useLang();
  const now = nowJst();
  const bought = ({ subject, months, count, request_id }: OwnPayment): string => {
    const what = t.what[subject];
    if (months.length > 0) {
      const named = months.map((month) => displayMonth(month, lang, now)).join(t.months_between);
      return t.for_months({ what, months: named });
    }
    if (count !== null) return t.bags({ what, count });
    return request_id === null ? what : t.request({ what, id: request_id });
  };
  return (payment) => (payment.is_refund ? t.refund_of({ what: bought(payment) }) : bought(payment));
}
