import { isCardCheck } from '@laundry/shared/rules/payments/card-check';
import { type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '../../i18n/texts';
import { Card } from '../page/Card';
import type { PaymentState } from '../../lib/calls/api-types';
import { Spinner } from '../buttons/Spinner';
import { isInvoice } from '../../lib/payment/payment-query';
import { WaitsUntil } from './WaitsUntil';

const LONG_MS = 15_000;

interface PaymentWaitingProps {
  /** As far as it is known. */
  payment: PaymentState | undefined;
  tryAgain?: ReactNode;
}

/** Waits for the provider's result; when none comes, shows customers who have not paid how to go on. */
export function PaymentWaiting({ payment, tryAgain }: PaymentWaitingProps) {
  const t = useTexts('payment');
  const { waiting, waiting_long } = isCardCheck(payment) ? t.card_check : isInvoice(payment) ? t.invoice : t;
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Card>
      <p role="status" className="row">
        <Spinner />
        {waiting}
      </p>
      <p className="small muted">{t.waiting_lead}</p>
      {payment !== undefined && <WaitsUntil payment={payment} />}
      {long && tryAgain !== undefined && (
        <div className="stack-tight" role="status">
          <p>{waiting_long}</p>
          <div>{tryAgain}</div>
        </div>
      )}
    </Card>
  );
}
