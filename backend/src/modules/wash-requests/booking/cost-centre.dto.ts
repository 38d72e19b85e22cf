import { LIMITS } from '@laundry/shared/constants/limits';
import { Text } from '../../../common/validation/rules.js';

export class CostCentreDto {
  /** Empty: none. */
  @Text({ max: LIMITS.nameLength }) cost_centre: string;
}
