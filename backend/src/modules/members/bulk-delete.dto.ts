import { RowIds } from '../../common/validation/rules.js';

const BULK_DELETE_MAX = 100;

/** Members of staff to delete: all of them, or none. */
export class BulkDeleteDto {
  @RowIds({ min: 1, max: BULK_DELETE_MAX }) ids: number[];
}
