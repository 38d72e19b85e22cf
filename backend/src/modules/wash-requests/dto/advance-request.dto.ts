import { PROGRESS } from '@laundry/shared/constants/progress';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { DateTimeText, ListOf, OneOf, Optional, rule, RowId } from '../../../common/validation/rules.js';

/** A number whose range the rule of the stage checks, after the question whether the stage is still that. */
const AnyNumber = () => rule('anyNumber', 'invalid_value', (value) => typeof value === 'number');

const LAUNDRY_TYPES = LOVS_JA.laundry_type.map(({ key }) => Number(key));
/** More than any split has: how many it may have is the rule's to say. */
const ROWS_READ = 100;

/** One person's part of the folding: bags, by halves. */
export class StaffShareDto {
  @Optional() @RowId() id: number | null;
  @AnyNumber() count: number;
}

/** One stage's stamp: exactly one of the four date-times (spec 2 §7, contract). */
export class AdvanceRequestDto {
  @Optional() @DateTimeText() result_pickup_dt?: string | null;
  @Optional() @DateTimeText() result_wash_dt?: string | null;
  @Optional() @DateTimeText() result_fold_dt?: string | null;
  @Optional() @DateTimeText() result_delivery_dt?: string | null;
  /** As the caller saw it. */
  @OneOf(Object.values(PROGRESS)) status: number;
  /** Bags counted at pickup; elsewhere without effect. */
  @Optional() @AnyNumber() count?: number | null;
  /** Who folded how much; elsewhere without effect. */
  @Optional() @ListOf(() => StaffShareDto, { min: 0, max: ROWS_READ }) staff_list?: StaffShareDto[] | null;
  /** Kept with the customer for the next time, like the type. */
  @Optional() @OneOf([0, 1]) has_oil_treatment?: number | null;
  @Optional() @OneOf(LAUNDRY_TYPES) laundry_type?: number | null;
}
