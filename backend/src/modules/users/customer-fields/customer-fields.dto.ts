import { LIMITS } from '@laundry/shared/constants/limits';
import type { Lov } from '@laundry/shared/masters/lov';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { SeenVersionDto } from '../../../common/validation/seen-version.dto.js';
import { OneOf, rule, Text } from '../../../common/validation/rules.js';

/** The bodies that change one field of a customer each; the field is required. */
const ZeroOrOne = () => OneOf([0, 1]);
const KeyOf = (list: readonly Lov[]) => OneOf(list.map(({ key }) => Number(key)));
const ZeroOneOrNull = () =>
  rule('zeroOneOrNull', 'invalid_value', (value) => value === null || value === 0 || value === 1);

export class ManagementNotesDto extends SeenVersionDto {
  @Text({ max: LIMITS.memoLength, lines: true }) management_notes: string;
}
export class SaturdayDto extends SeenVersionDto {
  @ZeroOrOne() is_saturday_available: number;
}
export class WashWeightDto extends SeenVersionDto {
  @KeyOf(LOVS_JA.wash_weight_point) wash_weight: number;
}
export class WeightDto extends SeenVersionDto {
  @KeyOf(LOVS_JA.weight_point) weight: number;
}
export class WashTypeDto extends SeenVersionDto {
  @ZeroOrOne() wash_type_setting: number;
}
export class FoldTypeDto extends SeenVersionDto {
  @ZeroOrOne() fold_type_setting: number;
}
export class OilTreatmentDto extends SeenVersionDto {
  /** Null: not told yet. */
  @ZeroOneOrNull() has_oil_treatment: number | null;
}
export class LaundryTypeDto extends SeenVersionDto {
  @KeyOf(LOVS_JA.laundry_type) laundry_type: number;
}
export class ReceiptDto extends SeenVersionDto {
  @ZeroOrOne() receipt: number;
}
