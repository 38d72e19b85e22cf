import { MAX_PAUSE_WEEKS } from '@laundry/shared/rules/weekly/coming-weeks';
import { QueryWhole } from '../../../../common/validation/query-rules.js';
import { DateText, Optional, Text } from '../../../../common/validation/rules.js';

/** The pause that is taken back, as it was made. */
export class PauseQuery {
  @DateText() from: string;
  @QueryWhole({ min: 1, max: MAX_PAUSE_WEEKS }) weeks: number;
  /** The `pauses` of its days as they were seen, with commas: no other is taken back. */
  @Optional() @Text({ max: 2000 }) seen?: string;
}
