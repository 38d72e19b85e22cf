import { LEG, type Leg } from '@laundry/shared/constants/progress';
import { OneOf } from '../../../common/validation/rules.js';

export class AbsenceMailDto {
  /** 1 pickup, 2 delivery. */
  @OneOf(Object.values(LEG)) type: Leg;
}
