import { SERVER_LIMITS } from '../../common/server-limits.js';
import { RowIds } from '../../common/validation/rules.js';

/** Members of staff to delete: all of them, or none. */
export class BulkDeleteDto {
  @RowIds({ min: 1, max: SERVER_LIMITS.bulkDeleteMax }) ids: number[];
}
