import { Transform } from 'class-transformer';
import { LIMITS } from '@laundry/shared/constants/limits';
import { parseDayLimit } from '@laundry/shared/rules/calendar/day-limit';
import { all, DateText, Flag, Optional, rule, Whole } from '../../../common/validation/rules.js';

const Limit = () =>
  all(
    Transform(({ value }: { value: unknown }) => parseDayLimit(value) ?? value),
    rule('dayLimit', 'invalid_value', (value) => parseDayLimit(value) !== null),
  );

/** The most pickups a day takes; 0: none (handbook/requests.md#capacity). */
export class DayLimitDto {
  @DateText() date: string;
  /** A whole number, or its digits, full-width ones too. */
  @Limit() limit: number;
  /** What it was for who decides; null: no limit; absent: whatever there is by now. 409 `stale` where it has become another meanwhile. */
  @Optional() @Whole({ min: 0, max: LIMITS.dayLimitMax }) seen_limit?: number | null;
  /** Whether the day was a holiday for who decides; absent: whichever it is by now. 409 `stale` where that has changed meanwhile. */
  @Optional() @Flag() seen_holiday?: boolean;
}
