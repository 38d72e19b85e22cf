import { MAX_PAUSE_WEEKS } from '@laundry/shared/rules/weekly/coming-weeks';
import { MAX_PAUSES_TEXT } from '@laundry/shared/rules/weekly/pauses-of-day';
import { QueryWhole } from '../../../../common/validation/query-rules.js';
import { DateText, Text } from '../../../../common/validation/rules.js';

/** The pause that is taken back, as it was made. */
export class PauseQuery {
  @DateText() from: string;
  @QueryWhole({ min: 1, max: MAX_PAUSE_WEEKS }) weeks: number;
  /** The `pauses` of its days as they were seen, with commas, or where none is known this one itself: no other is taken back. */
  @Text({ max: MAX_PAUSES_TEXT, min: 1 }) seen: string;
}
