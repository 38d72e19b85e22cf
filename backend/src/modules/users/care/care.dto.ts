import { CARE_LIMITS } from '@laundry/shared/constants/care-limits';
import { CARE_JA, type CareChoice } from '@laundry/shared/masters/care-ja';
import { IfSent, OneOf, Optional, Text } from '../../../common/validation/rules.js';

const KeyOf = (list: CareChoice) => OneOf(CARE_JA[list].map(({ key }) => Number(key)));

/** The wishes that are said anew; what is not sent stays. */
export class CareDto {
  @IfSent() @KeyOf('care_detergent') care_detergent?: number;
  @IfSent() @KeyOf('care_drying') care_drying?: number;
  @IfSent() @KeyOf('care_folding') care_folding?: number;
  /** Null or blank: nothing is said any more. */
  @Optional() @Text({ max: CARE_LIMITS.avoidLength, lines: true }) care_avoid?: string | null;
}
