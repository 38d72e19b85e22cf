import { isCardCheck } from '@laundry/shared/rules/payments/card-check';
import { pickupWindow } from '@laundry/shared/text/wording/wording';
import { displayDateTime } from '@laundry/shared/time/display';
import { useState } from 'react';
import { useLang } from '../../i18n/language';
import { useTexts } from '../../i18n/texts';
import type { PaymentState } from '../../lib/calls/api-types';
import { nowJst } from '@laundry/web-kit/now-jst';
import { type OpenPayment, storedPayment } from '../../lib/payment/open-payment';
import { type Description, DescriptionList } from '../page/DescriptionList';

interface WaitsUntilProps {
  payment: Pick<PaymentState, 'no' | 'pay_until' | 'amount'>;
  /** As this tab has stored it; the dates are known only in the tab that began the payment. */
  kept?: OpenPayment | null;
}

/** Until when a payment can be made, and which dates are held for it meanwhile. */
export function WaitsUntil({ payment, kept = storedPayment() }: WaitsUntilProps) {
  const { no, pay_until } = payment;
  const t = useTexts('payment');
  const lang = useLang();
  const [now] = useState(nowJst);
  const dates = kept?.no === no ? kept.dates : undefined;
  const items: Description[] = [];
  if (pay_until) {
    const until = displayDateTime(pay_until, lang, now);
    items.push({
      term: isCardCheck(payment) ? t.card_check.pay_until : t.pay_until,
      detail: <strong>{t.until({ until })}</strong>,
    });
  }
  if (dates) {
    const { pickup, pickup_until, delivery } = dates;
    items.push(
      { term: t.pickup, detail: pickupWindow(pickup, pickup_until, lang, now) },
      { term: t.delivery, detail: displayDateTime(delivery, lang, now) },
    );
  }
  return items.length > 0 && <DescriptionList items={items} />;
}
