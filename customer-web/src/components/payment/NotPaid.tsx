import { ONETIME_PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/texts';
import type { PaymentState } from '../../lib/calls/api-types';
import { type UndecidedState, isInvoice } from '../../lib/payment/payment-query';
import { Alert } from '../messages/Alert';

type EndState = Exclude<PaymentState['state'], UndecidedState>;

interface NotPaidProps {
  state: EndState;
  method: PaymentState['payment_method'];
  children?: ReactNode;
}

/** A payment that ended without its effect; a settled one came too late. */
export function NotPaid({ state, method, children }: NotPaidProps) {
  const { title, lead } = useWords(method)[state];
  return (
    <div className="stack">
      <Alert kind="warn" role="alert" title={title}>
        <p>{lead}</p>
      </Alert>
      {children && <div>{children}</div>}
    </div>
  );
}

function useWords(method: PaymentState['payment_method']): Readonly<Record<EndState, { title: string; lead: string }>> {
  const { not_paid, card_declined, invoice } = useTexts('payment');
  if (isInvoice({ payment_method: method })) return invoice.not_paid;
  return method === ONETIME_PAYMENT_METHOD.creditCard ? { ...not_paid, declined: card_declined } : not_paid;
}
