import { LIMITS } from '@laundry/shared/constants/limits';
import { addDays, at, dateOf, type JstDateTime } from '@laundry/shared/time/jst';

/** What ended before is deleted, or history: nobody can mend any more what had failed. */
export const endedSince = (now: JstDateTime): JstDateTime => at(addDays(dateOf(now), -LIMITS.endedDays), '00:00');
