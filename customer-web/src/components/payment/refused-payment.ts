import { createContext } from 'react';
import type { EndedPayment } from '../../lib/payment/payment-query';

/** The last payment, which was not accepted, for the form that says so beside its ways to pay. */
export const RefusedPayment = createContext<EndedPayment | null>(null);
