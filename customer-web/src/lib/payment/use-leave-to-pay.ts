import { useState } from 'react';
import { type CheckoutTarget, type OpenPayment, storePayment } from './open-payment';

/** Sends the customer to the provider's page, and keeps what this tab needs when they come back from it. */
export function useLeaveToPay() {
  const [leaving, setLeaving] = useState<CheckoutTarget | null>(null);
  const leaveToPay = (resume: NonNullable<OpenPayment['resume']>, payment: Omit<OpenPayment, 'resume'>): 'leaves' => {
    storePayment({ ...payment, resume });
    setLeaving(resume.to);
    return 'leaves';
  };
  return { leaving, leaveToPay };
}
