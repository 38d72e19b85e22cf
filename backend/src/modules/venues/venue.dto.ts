import { LANGS, type Lang } from '@laundry/shared/constants/langs';
import { LIMITS } from '@laundry/shared/constants/limits';
import { areVenuePickupMethods, isVenueCode } from '@laundry/shared/rules/accounts/venue';
import { OneOf, rule, Text } from '../../common/validation/rules.js';
import { SeenVersionDto } from '../../common/validation/seen-version.dto.js';

const VenueCode = () => rule('venueCode', 'venue_code', (value) => typeof value === 'string' && isVenueCode(value));
const PickupMethods = () =>
  rule('venuePickupMethods', 'invalid_value', (value) => Array.isArray(value) && areVenuePickupMethods(value));

/** A whole row of the venue list. */
export class VenueDto extends SeenVersionDto {
  @VenueCode() code: string;
  @Text({ max: LIMITS.nameLength, min: 1 }) name: string;
  @Text({ max: LIMITS.nameLength, min: 1 }) provider_name: string;
  @Text({ max: LIMITS.nameLength, min: 1 }) property_name: string;
  @OneOf(LANGS) default_lang: Lang;
  /** Keys of the master list pd_type, one or more. */
  @PickupMethods() pickup_delivery_types: number[];
}
