import { LEG, type Leg } from '@laundry/shared/constants/progress';
import { OneOf } from '../../../common/validation/rules.js';
import { KeptActDto } from '../kept-acts/kept-act.dto.js';

export class AbsenceMailDto extends KeptActDto {
  /** 1 pickup, 2 delivery. */
  @OneOf(Object.values(LEG)) type: Leg;
}
