import { IsOptional } from 'class-validator';
import { LIMITS } from '@laundry/shared/constants/limits';
import { Text } from '../../../common/validation/rules.js';

export class CostCentreDto {
  /** Empty: none. */
  @Text({ max: LIMITS.nameLength }) cost_centre: string;
  /** What the request had when it was looked at; absent: whatever it has. */
  @IsOptional() @Text({ max: LIMITS.nameLength }) seen?: string;
}
