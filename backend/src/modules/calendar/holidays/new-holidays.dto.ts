import { Dates } from '../../../common/validation/rules.js';

/** More than the holidays of a year. */
const MOST = 40;

export class NewHolidaysDto {
  @Dates({ min: 1, max: MOST }) dates: string[];
}
