import { Optional, OneOf, Text } from '../../common/validation/rules.js';

export class AreaInfoQuery {
  /** Seven or five digits, a hyphen allowed. */
  @Text({ max: 12, min: 1 }) zipcode: string;
  @Optional() @OneOf(['0', '1', 'true', 'false']) is_onetime?: string;
}
