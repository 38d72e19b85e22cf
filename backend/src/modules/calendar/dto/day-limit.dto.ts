import { DateText, Whole } from '../../../common/validation/rules.js';

/** More pickups in a day than any fleet could make. */
const MOST_PICKUPS = 1_000_000;

/** The most pickups a day takes; 0: none (decisions 12). */
export class DayLimitDto {
  @DateText() date: string;
  @Whole({ min: 0, max: MOST_PICKUPS, message: 'invalid_value' }) limit: number;
}
