import { LIMITS } from '@laundry/shared/constants/limits';
import type { MessageKey } from '@laundry/shared/messages/ja';
import { roomRefusal } from '@laundry/shared/rules/accounts/venue';
import type { OnetimeContext } from '@laundry/shared/rules/onetime/onetime-request';
import { textProblem } from '@laundry/shared/text/characters';
import { ApiError } from '../../../lib/api-error';
import { onItsField } from '../request-refusal';
import { type OnetimeValues, decisionOf } from './onetime-values';

/** What is wrong with the form, by the rule that the server decides with. */
export function checkOnetime(
  values: OnetimeValues,
  context: OnetimeContext,
  resident: boolean,
): Partial<Record<keyof OnetimeValues, MessageKey>> {
  const decision = decisionOf(values, context);
  const room = resident ? roomRefusal(values.room_number) : null;
  const remarks = textProblem(values.bikou, LIMITS.remarksLength, true);
  return {
    ...(!decision.ok && { [decision.field]: decision.code }),
    ...(room !== null && { room_number: room }),
    ...(remarks !== null && { bikou: remarks }),
  };
}

/** Brings a refusal of the server to the field it is about; what is wrong with the account to pay by is about the way to pay. */
export function onetimeRefusal(error: unknown): unknown {
  const placed = onItsField<keyof OnetimeValues>(error, {
    dup: { field: 'sched_pickup_dt', code: isHeld(error) ? 'dup_held' : 'dup' },
    preq_count_max: { field: 'sched_pickup_dt' },
    duplicate_paypay_pending_queue: { field: 'onetime_payment_method_id' },
  });
  if (!(placed instanceof ApiError)) return placed;
  const { frd_key, ...others } = placed.fieldErrors;
  if (frd_key === undefined) return placed;
  return new ApiError({ status: placed.status, errors: { ...others, onetime_payment_method_id: frd_key } });
}

/** The time is taken by a request of the same customer that waits for its payment, and is in no list. */
const isHeld = (error: unknown): boolean => error instanceof ApiError && error.facts['held_until'] !== undefined;
