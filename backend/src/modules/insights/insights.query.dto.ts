import { INSIGHT_STEPS, INSIGHT_TABLES, type InsightStep, type InsightTable } from '@laundry/shared/constants/insights';
import { FILE_FORMATS, type FileFormat } from '../../common/files/answer-file.js';
import { DateText, OneOf, Optional } from '../../common/validation/rules.js';

/** The days of the figures, both included, and by what they are parted (handbook/console.md#figures). */
export class InsightsQuery {
  @DateText() from: string;
  @DateText() to: string;
  @OneOf(INSIGHT_STEPS) by: InsightStep;
  /** A file instead of JSON. */
  @Optional() @OneOf(FILE_FORMATS) format?: FileFormat;
  /** Which table the file has; without it, the figures. */
  @Optional() @OneOf(INSIGHT_TABLES) table?: InsightTable;
}
