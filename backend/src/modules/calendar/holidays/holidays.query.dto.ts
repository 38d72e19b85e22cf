import type { ListQuery } from '../../../common/pagination/list.query.dto.js';
import { JsonText } from '../../../common/validation/query-rules.js';
import { Optional } from '../../../common/validation/rules.js';
import { DaysFilter } from '../days-filter.dto.js';

/** The filters beside the list conventions. Without any: the first of this month through the month three months ahead. */
export class HolidaysQuery extends DaysFilter implements ListQuery {
  @Optional() @JsonText({ max: 4000 }) filter?: string;
  @Optional() @JsonText({ max: 40 }) range?: string;
  @Optional() @JsonText({ max: 80 }) sort?: string;
}
