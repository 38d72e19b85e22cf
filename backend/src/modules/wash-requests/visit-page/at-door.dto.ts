import { LEG, type Leg } from '@laundry/shared/constants/progress';
import { Flag, OneOf } from '../../../common/validation/rules.js';

/** Bags at the door instead of a meeting, or not. */
export class AtDoorDto {
  /** 1 pickup, 2 delivery, as the caller saw it. */
  @OneOf(Object.values(LEG)) leg: Leg;
  @Flag() at_door: boolean;
}
