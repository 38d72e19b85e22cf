import { Flag, Text, TimeText } from '../../common/validation/rules.js';
import { SeenVersionDto } from '../../common/validation/seen-version.dto.js';

/** A whole row of the service area list (handbook/console.md#service-areas). */
export class AreaDto extends SeenVersionDto {
  @Text({ max: 20, min: 1 }) zipcode: string;
  @Text({ max: 20 }) prefecture: string;
  @Text({ max: 100 }) address: string;
  @TimeText() start_time: string;
  @TimeText() end_time: string;
  @Flag() is_valid_monthly: boolean;
  @Flag() is_valid_onetime: boolean;
  @Flag() is_valid_onetime_b: boolean;
  @Text({ max: 1000, lines: true }) bikou: string;
}
