import { LIMITS } from '@laundry/shared/constants/limits';
import { SeenVersionDto } from '../../common/validation/seen-version.dto.js';
import { Optional, RowId, Text } from '../../common/validation/rules.js';

/** An operator's note on an operation. What is given besides must be the row's own (handbook/console.md#history). */
export class HistoryNoteDto extends SeenVersionDto {
  @Text({ max: LIMITS.remarksLength, lines: true }) bikou: string;
  @Optional() @RowId() user_id?: number | null;
  @Optional() @RowId() operation_type?: number | null;
  @Optional() @Text({ max: 7 }) month?: string | null;
}
