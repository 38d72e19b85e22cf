import { LIMITS } from '@laundry/shared/constants/limits';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { ListQuery } from '../../common/pagination/list.query.dto.js';
import { FILE_FORMATS, type FileFormat } from '../../common/files/answer-file.js';
import { JsonText, QueryId, QueryWhole } from '../../common/validation/query-rules.js';
import { DateText, MonthText, OneOf, Optional, Text } from '../../common/validation/rules.js';

const LAST_TYPE = Math.max(...Object.values(OPERATION));

/** The search of the operation history (handbook/console.md#history): as the JSON of `filter`, or as parameters of their own. */
export class HistoryFilter {
  /** This month when absent; which months are offered is a rule of the history. */
  @Optional() @MonthText('history_month') month?: string;
  @Optional() @DateText() date?: string;
  /** 1, a pickup request, when absent. */
  @Optional() @QueryWhole({ min: 1, max: LAST_TYPE }) operation_type?: number;
  @Optional() @QueryId() operation_user_id?: number;
  @Optional() @QueryId() user_id?: number;
  @Optional() @QueryId() wreq_id?: number;
  @Optional() @Text({ max: LIMITS.nameLength }) name?: string;
  @Optional() @Text({ max: LIMITS.nameLength }) company?: string;
}

/** The filters beside the list conventions; see {@link ListQuery}. */
export class HistoryQuery extends HistoryFilter implements ListQuery {
  @Optional() @JsonText({ max: 4000 }) filter?: string;
  @Optional() @JsonText({ max: 40 }) range?: string;
  @Optional() @JsonText({ max: 80 }) sort?: string;
  /** A file of all rows instead of a page of them. */
  @Optional() @OneOf(FILE_FORMATS) format?: FileFormat;
}
