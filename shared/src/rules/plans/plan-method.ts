import { memberOf } from '../../constants/closed-set.js';
import {
  PICKUP_METHODS_OF_PLAN,
  PLAN_METHODS,
  type PickupMethod,
  type PlanMethod,
} from '../../constants/pickup-methods.js';

/** The method of the plans that a pickup method has, a number or the text of a form; null while none is chosen. */
export const planMethodOf = (pickupMethod: string | number): PlanMethod | null =>
  PLAN_METHODS.find((method) => memberOf<PickupMethod>(PICKUP_METHODS_OF_PLAN[method], pickupMethod) !== null) ?? null;
