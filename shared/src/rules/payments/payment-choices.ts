import {
  ONETIME_PAYMENT_METHOD,
  type OnetimePaymentMethod,
  PAYMENT_METHOD,
  type PaymentMethod,
} from '../../constants/payment-methods.js';
import type { PlanMethod } from '../../constants/pickup-methods.js';
import { type PlanPart } from '../../constants/plan-parts.js';
import { type PlanId, isOnetime } from '../plans/plan-id.js';

export type PaymentRefusal =
  'payment_method_unselectable' | 'payment_method_onetime' | 'payment_method_plans' | 'invalid_value';

/** Parts too small for an invoice when registering, by method (handbook/payments.md). */
const NO_INVOICE: Readonly<Record<PlanMethod, readonly PlanPart[]>> = { '1': ['t2', 't4'], '2': ['t2'] };

/** Methods a registration form offers: individuals 1; companies 1 and 2, for one-time 1 and 3 (handbook/payments.md). */
export function paymentChoices(isCompany: boolean, plan: PlanId | null): readonly PaymentMethod[] {
  const { creditCard, invoice, onetime } = PAYMENT_METHOD;
  const methods = !isCompany ? [creditCard] : plan && isOnetime(plan) ? [creditCard, onetime] : [creditCard, invoice];
  return plan === null ? methods : methods.filter((method) => paymentRefusal(method, isCompany, plan) === null);
}

/** Why a payment method cannot be chosen when registering; null when it can. */
export function paymentRefusal(method: number, isCompany: boolean, plan: PlanId): PaymentRefusal | null {
  if (method === PAYMENT_METHOD.creditCard) return null;
  if (method === PAYMENT_METHOD.onetime) return isCompany && isOnetime(plan) ? null : 'invalid_value';
  if (method !== PAYMENT_METHOD.invoice) return 'invalid_value';
  if (!isCompany) return 'payment_method_unselectable';
  if (isOnetime(plan)) return 'payment_method_onetime';
  return NO_INVOICE[plan.method].includes(plan.part) ? 'payment_method_plans' : null;
}

/** How a one-time request can be paid: a deferred invoice is for companies (handbook/payments.md#deferred-invoices). */
export function onetimePaymentChoices(isCompany: boolean): readonly OnetimePaymentMethod[] {
  const { creditCard, paypay, deferredInvoice } = ONETIME_PAYMENT_METHOD;
  return isCompany ? [creditCard, paypay, deferredInvoice] : [creditCard, paypay];
}

/** How more bags can be paid: by card, or as the customer pays the month (handbook/bags.md#more-bags). */
export function extraPaymentChoices(paymentMethodId: number | null): readonly PaymentMethod[] {
  const { creditCard, invoice } = PAYMENT_METHOD;
  return paymentMethodId === invoice ? [invoice, creditCard] : [creditCard];
}
