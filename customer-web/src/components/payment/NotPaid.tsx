import { ONETIME_PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { PAYMENT_STATE } from '@laundry/shared/constants/payment-states';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/texts';
import type { PaymentState } from '../../lib/api-types';
import { isInvoice } from '../../lib/payment/payment-query';
import { Alert } from '../ui/Alert';

type Ended = Pick<PaymentState, 'state' | 'payment_method'>;

/** A payment that ended without what it was for. */
export function NotPaid({ payment, children }: { payment: Ended; children?: ReactNode }) {
  const { title, lead } = useWords(payment);
  return (
    <div className="stack">
      <Alert kind="warn" role="alert" title={title}>
        <p>{lead}</p>
      </Alert>
      {children && <div>{children}</div>}
    </div>
  );
}

function useWords(payment: Ended): { title: string; lead: string } {
  const t = useTexts('payment');
  const { cancelled, expired, settled } = PAYMENT_STATE;
  if (isInvoice(payment)) {
    const { declined, lead } = t.invoice;
    return { title: payment.state === PAYMENT_STATE.declined ? declined : t.invoice.expired, lead };
  }
  const titles: Readonly<Record<string, string>> = {
    [cancelled]: t.cancelled,
    [expired]: t.expired,
    [settled]: t.refund,
  };
  const declined = payment.payment_method === ONETIME_PAYMENT_METHOD.creditCard ? t.declined_card : t.declined;
  return {
    title: titles[payment.state] ?? declined,
    lead: payment.state === settled ? t.refund_lead : t.declined_lead,
  };
}
