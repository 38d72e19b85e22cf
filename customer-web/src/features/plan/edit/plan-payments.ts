import { PAYMENT_METHOD, type PaymentMethod } from '@laundry/shared/constants/payment-methods';
import { type PlanChangeKey, type PlanCustomer, planChangeErrors } from '@laundry/shared/rules/plans/plan-change';
import { formatPlanId } from '@laundry/shared/rules/plans/plan-id';
import { planOf } from '../../../components/plan/plan-values';
import type { PlanEditValues } from './plan-edit-values';

export interface PaymentChoice {
  readonly method: PaymentMethod;
  /** Why it cannot be chosen with the plan. */
  readonly refusal: PlanChangeKey | null;
}

/** The methods of a kind of plan, those that this plan or customer cannot have with the reason; a person has the card. */
export function paymentChoicesWith(values: PlanEditValues, customer: PlanCustomer): readonly PaymentChoice[] {
  const { creditCard, invoice, onetime } = PAYMENT_METHOD;
  const forCompany = values.plan_kind === 'onetime' ? [creditCard, onetime] : [creditCard, invoice];
  const methods = customer.is_company ? forCompany : [creditCard];
  return methods.map((method) => ({ method, refusal: refusalOf(method, values, customer) }));
}

function refusalOf(method: PaymentMethod, values: PlanEditValues, customer: PlanCustomer): PlanChangeKey | null {
  const plan = planOf(values);
  if (plan === null) return null;
  const wish = { plan_id: formatPlanId(plan), payment_method: method };
  return planChangeErrors(wish, customer, null).payment_method ?? null;
}

/** What takes the place of a method that is gone: a company's invoice and its payment by request give way to each other. */
export function paymentInstead(chosen: number, choices: readonly PaymentChoice[]): PaymentMethod {
  const { creditCard, invoice, onetime } = PAYMENT_METHOD;
  const twin = chosen === invoice ? onetime : chosen === onetime ? invoice : null;
  const open = choices.filter(({ refusal }) => refusal === null).map(({ method }) => method);
  return open.find((method) => method === twin) ?? open[0] ?? creditCard;
}
