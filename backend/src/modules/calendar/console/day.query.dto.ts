import { DateText } from '../../../common/validation/rules.js';

export class DayQuery {
  @DateText() date: string;
}
