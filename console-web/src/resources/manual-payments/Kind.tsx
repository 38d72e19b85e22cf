import { useMay } from '../../providers/access/OperatorContext';
import type { ManualPayment } from '../../providers/api/api-types';
import { PaymentLink } from '../payment-inquiries/PaymentLink';
import { kindText } from './payment-facts';

/** What is paid for, and the way to the payment that goes back or that nobody knows of: its numbers, and why. */
export function Kind({ payment }: { payment: ManualPayment }) {
  const may = useMay();
  const { payment_id } = payment;
  return (
    <>
      {kindText(payment)}
      {payment_id !== null && may('paymentMessages') && (
        <div>
          <PaymentLink id={payment_id} />
        </div>
      )}
    </>
  );
}
