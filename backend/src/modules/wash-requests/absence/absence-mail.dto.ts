import { LEG, type Leg } from '@laundry/shared/constants/progress';
import { OneOf } from '../../../common/validation/rules.js';
import { OfflineActDto } from '../offline-acts/offline-act.dto.js';

export class AbsenceMailDto extends OfflineActDto {
  /** 1 pickup, 2 delivery. */
  @OneOf(Object.values(LEG)) type: Leg;
}
