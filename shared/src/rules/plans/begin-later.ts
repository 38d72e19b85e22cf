import { PAYMENT_METHOD } from '../../constants/payment-methods.js';
import { type PlanId, isFirstTrial, isOnetime } from './plan-id.js';

/** Whether a first plan is one that may begin with a month to come, paid then: an individual's monthly one, by card. */
export const mayBeginLater = (plan: PlanId, paymentMethod: number | null | undefined, isCompany: boolean): boolean =>
  !isCompany && !isOnetime(plan) && !isFirstTrial(plan) && paymentMethod === PAYMENT_METHOD.creditCard;
