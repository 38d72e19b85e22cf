import { ONETIME_PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { isCardCheck } from '@laundry/shared/rules/payments/card-check';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/texts';
import { type EndedPayment, isInvoice } from '../../lib/payment/payment-query';
import { Alert } from '../messages/Alert';

/** A payment that ended without its effect; a settled one came too late. */
export function NotPaid({ payment, children }: { payment: EndedPayment; children?: ReactNode }) {
  const { title, lead } = useWords(payment)[payment.state];
  return (
    <div className="stack">
      <Alert kind="warn" role="alert" title={title}>
        <p>{lead}</p>
      </Alert>
      {children && <div>{children}</div>}
    </div>
  );
}

function useWords(payment: EndedPayment): Readonly<Record<EndedPayment['state'], { title: string; lead: string }>> {
  const { not_paid, card_declined, card_check, invoice } = useTexts('payment');
  if (isCardCheck(payment)) return card_check;
  if (isInvoice(payment)) return invoice.not_paid;
  const isCard = payment.payment_method === ONETIME_PAYMENT_METHOD.creditCard;
  return isCard ? { ...not_paid, declined: card_declined } : not_paid;
}
