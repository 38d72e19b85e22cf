import { REASON } from '@laundry/shared/constants/reasons';
import { PICKUP_FIELD } from '@laundry/shared/rules/dates/pickup-rules';
import { DomainError } from '../../../common/errors/domain-error.js';
import { decidedAnew } from '../../../common/errors/conflict.js';
import { isUniqueViolation } from '../../../common/transaction/database-errors.js';
import { LIVE_PICKUP_KEY } from './wash-request.entity.js';

/**
 * Runs what decides on a pickup time and stores it; anew when what it was decided on has changed meanwhile. A second live
 * request of a customer at that time is refused with the reason dup, also when two are made at once.
 */
export async function decideBooking<T>(decideAndStore: () => Promise<T>): Promise<T> {
  try {
    return await decidedAnew(decideAndStore);
  } catch (error) {
    if (isUniqueViolation(error, LIVE_PICKUP_KEY)) throw DomainError.on(PICKUP_FIELD, REASON.dup);
    throw error;
  }
}
