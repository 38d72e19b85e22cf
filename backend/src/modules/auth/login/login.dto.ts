import { Text } from '../../../common/validation/rules.js';

export class LoginDto {
  @Text({ max: 254, min: 1 }) email: string;
  @Text({ max: 128, min: 1 }) password: string;
}
