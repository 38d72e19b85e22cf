import { DateText } from '../../../common/validation/rules.js';

export class NewHolidayDto {
  @DateText() date: string;
}
