import { AREA_LENGTHS } from '@laundry/shared/constants/area-lengths';
import { Flag, Text, TimeText } from '../../common/validation/rules.js';
import { SeenVersionDto } from '../../common/validation/seen-version.dto.js';

/** A whole row of the service area list (handbook/console.md#service-areas). */
export class AreaDto extends SeenVersionDto {
  @Text({ max: AREA_LENGTHS.zipcode, min: 1 }) zipcode: string;
  @Text({ max: AREA_LENGTHS.prefecture }) prefecture: string;
  @Text({ max: AREA_LENGTHS.address }) address: string;
  @TimeText() start_time: string;
  @TimeText() end_time: string;
  @Flag() is_valid_monthly: boolean;
  @Flag() is_valid_onetime: boolean;
  @Flag() is_valid_onetime_b: boolean;
  @Text({ max: AREA_LENGTHS.notes, lines: true }) bikou: string;
}
