import { ValidateIf } from 'class-validator';
import { MAX_PAUSE_WEEKS } from '@laundry/shared/rules/weekly/coming-weeks';
import { DateText, Whole } from '../../../../common/validation/rules.js';

export class WeekChangeDto {
  /** Another day of the same week; null: the pickups of the day are skipped. Left out it is neither. */
  @ValidateIf((_, value) => value !== null) @DateText() moved_to: string | null;
}

export class PauseDto {
  /** The first day of the pause. */
  @DateText() from: string;
  @Whole({ min: 1, max: MAX_PAUSE_WEEKS }) weeks: number;
}
