import { ONETIME_PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { PAYMENT_STATE } from '@laundry/shared/constants/payment-states';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/texts';
import { Alert } from '../ui/Alert';

interface NotPaidProps {
  payment: { readonly state: string; readonly payment_method: number };
  children?: ReactNode;
}

/** A payment that ended without what it was for. */
export function NotPaid({ payment: { state, payment_method }, children }: NotPaidProps) {
  const t = useTexts('payment');
  const { cancelled, expired, settled } = PAYMENT_STATE;
  const titles: Readonly<Record<string, string>> = {
    [cancelled]: t.cancelled,
    [expired]: t.expired,
    [settled]: t.refund,
  };
  const declined = payment_method === ONETIME_PAYMENT_METHOD.creditCard ? t.declined_card : t.declined;
  return (
    <div className="stack">
      <Alert kind="warn" role="alert" title={titles[state] ?? declined}>
        <p>{state === settled ? t.refund_lead : t.declined_lead}</p>
      </Alert>
      {children && <div>{children}</div>}
    </div>
  );
}
