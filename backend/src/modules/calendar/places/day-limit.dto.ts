import { Transform } from 'class-transformer';
import { parseDayLimit } from '@laundry/shared/rules/calendar/day-limit';
import { all, DateText, rule } from '../../../common/validation/rules.js';

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
}
