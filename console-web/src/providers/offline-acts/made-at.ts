import { type JstDateTime, fromEpochMillis } from '@laundry/shared/time/jst';
import { floorToPickerStep } from '../clock';
import type { Mark } from './act';

/**
 * When something was done, said after an answer was heard: not after now, where the phone's clock was set meanwhile. The
 * phone's own time does not come into it: `doneMillis` is by the server's clock, as it was known then.
 */
export const madeAt = (doneMillis: number, nowMillis: number): JstDateTime =>
  fromEpochMillis(Math.min(doneMillis, nowMillis));

/** The stamp that somebody saw and confirmed, unless it turns out to be later than it was made: then that, by the picker's step. */
export function stampWhen({ stampAt, doneAt }: Pick<Mark, 'stampAt' | 'doneAt'>, made: JstDateTime): JstDateTime {
  if (stampAt <= made) return stampAt;
  const floored = floorToPickerStep(made);
  return doneAt !== null && doneAt > floored ? doneAt : floored;
}
