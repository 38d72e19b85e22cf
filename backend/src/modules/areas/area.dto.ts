import { SERVER_LIMITS } from '../../common/server-limits.js';
import { Flag, Text, TimeText } from '../../common/validation/rules.js';
import { SeenVersionDto } from '../../common/validation/seen-version.dto.js';

/** A whole row of the service area list (handbook/console.md#service-areas). */
export class AreaDto extends SeenVersionDto {
  @Text({ max: SERVER_LIMITS.areaZipcodeLength, min: 1 }) zipcode: string;
  @Text({ max: SERVER_LIMITS.areaPrefectureLength }) prefecture: string;
  @Text({ max: SERVER_LIMITS.areaAddressLength }) address: string;
  @TimeText() start_time: string;
  @TimeText() end_time: string;
  @Flag() is_valid_monthly: boolean;
  @Flag() is_valid_onetime: boolean;
  @Flag() is_valid_onetime_b: boolean;
  @Text({ max: SERVER_LIMITS.areaNotesLength, lines: true }) bikou: string;
}
