import { LIMITS } from '@laundry/shared/constants/limits';
import { WEEK_TYPE, WEEKDAYS, type WeekType, type Weekday } from '@laundry/shared/constants/week-types';
import { Choices, Optional, Texts, Times, Whole, Wholes } from '../../../common/validation/rules.js';

const max = LIMITS.weeklyFormsMax;

/** A whole weekly schedule: each list has a value for each of the forms, in their order. */
export class WeekRequestsDto {
  /** 0 ends the schedule; the lists can be left out then. */
  @Whole({ min: 0, max, message: 'weekly_forms_max' }) form_count: number;
  @Optional() @Choices(Object.values(WEEK_TYPE), { max }) week_types?: WeekType[];
  /** 1 Monday to 6 Saturday. */
  @Optional() @Choices(WEEKDAYS, { max }) pickup_weeks?: (Weekday | null)[];
  @Optional() @Times({ max }) pickup_times?: (string | null)[];
  /** null, like its time, on a same-time plan. */
  @Optional() @Choices(WEEKDAYS, { max }) delivery_weeks?: (Weekday | null)[];
  @Optional() @Times({ max }) delivery_times?: (string | null)[];
  @Optional() @Wholes({ max }) count?: number[];
  /** Empty: none. Null, or left out: none either, but for one that cannot be read, which stays. */
  @Optional() @Texts({ max, length: LIMITS.boxPasswordLength, encrypted: true }) delivery_box_pw?: (string | null)[];
  @Optional() @Texts({ max, length: LIMITS.remarksLength, lines: true }) bikou?: (string | null)[];
  /** Without it: as the plan of next month is. */
  @Optional() @Choices([true, false, 1, 0], { max }) pd_same_time?: (boolean | number | null)[];
}
