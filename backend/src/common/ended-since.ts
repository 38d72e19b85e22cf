import { LIMITS } from '@laundry/shared/constants/limits';
import { addDays, at, dateOf, type JstDateTime } from '@laundry/shared/time/jst';

/** What ended earlier may be deleted, and a failure in it cannot be mended any more. */
export const endedSince = (now: JstDateTime): JstDateTime => at(addDays(dateOf(now), -LIMITS.endedDays), '00:00');
