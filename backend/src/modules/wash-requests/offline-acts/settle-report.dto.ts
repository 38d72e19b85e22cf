import { Optional, RowId } from '../../../common/validation/rules.js';

/** What the screen knew of a report. */
export class SettleReportDto {
  /** The entry that had closed it or opened it again last (`settled_id`); null: none had; absent: whatever there is by now. */
  @Optional() @RowId() seen_settled_id?: number | null;
}
