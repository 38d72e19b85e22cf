import { DateText } from '../../../common/validation/rules.js';

export class RouteSheetsQuery {
  @DateText() date: string;
}
