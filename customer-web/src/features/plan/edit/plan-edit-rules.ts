import type { MessageKey } from '@laundry/shared/messages/ja';
import type { AreaService } from '@laundry/shared/rules/plans/area-service';
import { type PlanChangeField, type PlanCustomer, planChangeErrors } from '@laundry/shared/rules/plans/plan-change';
import type { ServerRefusal } from '@laundry/web-kit/calls/api-error';
import { planOf } from '../../../components/plan/plan-values';
import { type PlanEditValues, wishOf } from './plan-edit-values';

type Messages = Partial<Record<keyof PlanEditValues, MessageKey>>;

/** The shared rules, told of the choices that make up a plan. */
export function checkPlanEdit(values: PlanEditValues, customer: PlanCustomer, area: AreaService | null): Messages {
  const { planPart1, ...errors } = planChangeErrors(wishOf(values), customer, area);
  const pickupMethod = values.pickup_delivery_type === '' ? 'planPart2_required' : errors.pickup_delivery_type;
  const missing = missingParts(values);
  const isComplete = Object.keys(missing).length === 0 && values.pickup_delivery_type !== '';
  return {
    ...(pickupMethod && { pickup_delivery_type: pickupMethod }),
    ...missing,
    ...(isComplete && planOf(values) === null && { plan_part: 'plan_unknown' }),
    ...(planPart1 && planPart1 !== 'planPart1_required' && { [placeOf(planPart1, values)]: planPart1 }),
    ...(errors.payment_method && { payment_method_id: errors.payment_method }),
  };
}

function missingParts({ plan_kind, bag_size, plan_part }: PlanEditValues): Messages {
  if (plan_kind === 'onetime') return {};
  return {
    ...(bag_size === '' && { bag_size: 'bagSize_required' }),
    ...(plan_part === '' && { plan_part: 'planPart1_required' }),
  };
}

/** Where a message about the plan stands: what is not served, or not while suspended, is its kind. */
const placeOf = (key: string, { plan_kind }: PlanEditValues): 'plan_kind' | 'plan_part' =>
  plan_kind === 'onetime' || key === 'notarea' || key === 'planPart1_unchangeable' ? 'plan_kind' : 'plan_part';

const PLACES: Readonly<Partial<Record<string, keyof PlanEditValues>>> = {
  planPart2: 'pickup_delivery_type',
  pickup_delivery_type: 'pickup_delivery_type',
  bagSize: 'bag_size',
  payment_method: 'payment_method_id',
} satisfies Record<Exclude<PlanChangeField, 'planPart1'>, keyof PlanEditValues>;

/** A refusal of the server, which names the parts of a plan, on the fields of the screen. */
export const onPlanField =
  (values: PlanEditValues) =>
  (refusal: ServerRefusal): ServerRefusal => {
    const { code, field } = refusal;
    const place = field === 'planPart1' ? placeOf(code, values) : PLACES[field];
    return { ...refusal, field: place ?? field };
  };
