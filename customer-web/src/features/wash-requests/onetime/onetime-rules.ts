import { LIMITS } from '@laundry/shared/constants/limits';
import type { MessageKey } from '@laundry/shared/messages/ja';
import { roomRefusal } from '@laundry/shared/rules/accounts/venue';
import type { OnetimeContext } from '@laundry/shared/rules/onetime/onetime-request';
import { textProblem } from '@laundry/shared/text/characters';
import type { ServerRefusal } from '@laundry/web-kit/calls/api-error';
import { knownRefusal } from '../dates/leg';
import type { PickupSetting } from '../request-setting';
import { onetimePickups } from './onetime-legs';
import { type OnetimeValues, decisionOf } from './onetime-values';

interface OnetimeFacts {
  readonly context: OnetimeContext;
  readonly setting: PickupSetting;
}

/** What is wrong with the form, by the rule that the server decides with and by what it has told of its days. */
export function checkOnetime(
  values: OnetimeValues,
  { context, setting }: OnetimeFacts,
  resident: boolean,
): Partial<Record<keyof OnetimeValues, MessageKey>> {
  const decision = decisionOf(values, context);
  const pickupRefusal = knownRefusal(onetimePickups(context, setting), values.sched_pickup_dt);
  const room = resident ? roomRefusal(values.room_number) : null;
  const remarks = textProblem(values.bikou, LIMITS.remarksLength, true);
  return {
    ...(pickupRefusal && { sched_pickup_dt: pickupRefusal }),
    ...(!decision.ok && { [decision.field]: decision.code }),
    ...(values.onetime_payment_method_id === '' && { onetime_payment_method_id: 'required' as const }),
    ...(room !== null && { room_number: room }),
    ...(remarks !== null && { bikou: remarks }),
  };
}

/** What the last step of a first request only reads: where it is wrong by now, the form that Back leads to mends it. */
const READ_THERE: readonly string[] = [
  'count',
  'sched_pickup_dt',
  'sched_delivery_dt',
] satisfies (keyof OnetimeValues)[];

/** Whether the last step of a first request asks for all that is wrong. */
export const isMendedAtPayment = (wrong: readonly string[]): boolean =>
  wrong.every((field) => !READ_THERE.includes(field));

/** A refusal about the company's account for deferred invoices is shown at the payment method. */
export const onOnetimeField = (refusal: ServerRefusal): ServerRefusal =>
  refusal.field === 'frd_key' ? { ...refusal, field: 'onetime_payment_method_id' } : refusal;
