import { FILE_FORMATS, type FileFormat } from '../../../common/files/answer-file.js';
import type { CsvEncoding } from '../../../common/files/csv.js';
import { OneOf, Optional, SpanEnd, SpanStart } from '../../../common/validation/rules.js';

/** A span of at most a month; days count whole. */
export class PickedUpBagsQuery {
  @SpanStart() from: string;
  @SpanEnd() to: string;
  @Optional() @OneOf(FILE_FORMATS) format?: FileFormat;
}

export const VISIT_KINDS = ['all', 'delivery', 'pickup'] as const;
export type VisitKind = (typeof VISIT_KINDS)[number];

export class RoutePlanQuery {
  /** The day of the route. */
  @SpanStart() from: string;
  /** Which visits: all when absent. */
  @Optional() @OneOf(VISIT_KINDS) detail?: VisitKind;
  /** CP932 when absent, as the planner reads it. */
  @Optional() @OneOf(['cp932', 'utf8']) encoding?: CsvEncoding;
  @Optional() @OneOf(FILE_FORMATS) format?: FileFormat;
}
