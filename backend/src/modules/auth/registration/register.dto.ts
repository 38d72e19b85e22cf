import { PLAN_OPTIONS, type PlanOption } from '@laundry/shared/constants/plan-parts';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { PICKUP_METHOD, type PickupMethod } from '@laundry/shared/constants/pickup-methods';
import { LIMITS } from '@laundry/shared/constants/limits';
import { PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { Flag, OneOf, Optional, Text, Whole } from '../../../common/validation/rules.js';
import { PersonFormDto } from '../../users/profile/person-form.dto.js';

const PICKUP_METHODS = Object.values(PICKUP_METHOD);
const REFERRERS = LOVS_JA.referrer.map(({ key }) => Number(key));

/** The plan as the logged-in user's shape has it (handbook/accounts.md#registration). */
export class RegisterPlanDto {
  @Optional() @Text({ max: 20 }) plan_id?: string | null;
  @Optional() @OneOf(PICKUP_METHODS) pickup_delivery_type?: PickupMethod | null;
  @Optional() @OneOf(PLAN_OPTIONS) user_plan_option?: PlanOption | null;
}

/** What the form knows of a partner venue; the server asks its own row. */
export class RegisterVenueDto {
  @Optional() @Text({ max: 2 }) default_lang?: string | null;
  @Optional() pickup_delivery_types?: unknown;
}

/** The registration form (handbook/accounts.md#registration). */
export class RegisterDto extends PersonFormDto {
  @Optional() @Flag() is_company?: boolean | null;
  @Optional() @Text({ max: LIMITS.passwordMaxLength }) password?: string | null;
  @Optional() @Text({ max: LIMITS.passwordMaxLength }) password_confirm?: string | null;
  @Optional() @Text({ max: 20 }) plan_id?: string | null;
  @Optional() @OneOf(PICKUP_METHODS) pickup_delivery_type?: PickupMethod | null;
  @Optional() @Whole({ min: PAYMENT_METHOD.creditCard, max: PAYMENT_METHOD.onetime }) payment_method_id?: number | null;
  @Optional()
  @ValidateNested({ message: 'invalid_value' })
  @Type(() => RegisterPlanDto)
  user_plan?: RegisterPlanDto | null;
  @Optional()
  @ValidateNested({ message: 'invalid_value' })
  @Type(() => RegisterVenueDto)
  venue?: RegisterVenueDto | null;
  @Optional() @Text({ max: 20 }) source_venue_code?: string | null;
  @Optional() @OneOf(REFERRERS) referrer_code?: number | null;
  /** The plan begins with the next month, and is paid then (docs/decisions/098). */
  @Optional() @Flag() begins_next_month?: boolean | null;
  /** Invitation code of the customer who told them of the service. */
  @Optional() @Text({ max: LIMITS.nameLength }) referral_code?: string | null;
}
