import { CARE_LIMITS } from '@laundry/shared/constants/care-limits';
import { CARE_JA, type CareChoice } from '@laundry/shared/masters/care-ja';
import { OneOf, Optional, Text } from '../../../common/validation/rules.js';

const KeyOf = (list: CareChoice) => OneOf(CARE_JA[list].map(({ key }) => Number(key)));

/** All wishes at once. */
export class CareDto {
  @KeyOf('care_detergent') care_detergent: number;
  @KeyOf('care_drying') care_drying: number;
  @KeyOf('care_folding') care_folding: number;
  @Optional() @Text({ max: CARE_LIMITS.avoidLength, lines: true }) care_avoid?: string | null;
}
