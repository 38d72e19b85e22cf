import { Text } from '../../common/validation/rules.js';

export class ZipcodeQuery {
  /** Seven digits, a hyphen and full width allowed. */
  @Text({ max: 20, min: 1 }) zc: string;
}
