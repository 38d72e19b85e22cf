import { LIMITS } from '../../constants/limits.js';
import type { JstTime } from '../../time/jst.js';
import { type Refusal, refuse } from '../decision.js';

/** A row of the service area list, as an operator sends it: always whole (handbook/console.md#service-areas). */
export interface AreaEdit {
  readonly zipcode: string;
  readonly start_time: JstTime;
  readonly end_time: JstTime;
  readonly is_valid_onetime: boolean;
  readonly is_valid_onetime_b: boolean;
}

export type AreaRefusal = 'area_zip' | 'area_time_step' | 'area_hours' | 'area_onetime_both';

const AREA_ZIP = new RegExp(`^\\d{${LIMITS.areaZipDigits}}$`);

/** Hours 10 to 22, minutes 0 or 30, 22:00 at the latest (handbook/console.md#service-areas). */
export function isAreaTime(time: JstTime): boolean {
  const inHours = time >= `${LIMITS.firstHour}:00` && time <= `${LIMITS.lastHour}:00`;
  return inHours && /^\d{2}:[03]0$/.test(time);
}

/** What is wrong with an area row, at most once a field (handbook/console.md#service-areas). */
export function areaRefusals(area: AreaEdit): readonly Refusal<AreaRefusal>[] {
  const refusals: Refusal<AreaRefusal>[] = [];
  if (!AREA_ZIP.test(area.zipcode)) refusals.push(refuse('area_zip', 'zipcode'));
  if (!isAreaTime(area.start_time)) refusals.push(refuse('area_time_step', 'start_time'));
  else if (area.start_time > area.end_time) refusals.push(refuse('area_hours', 'start_time'));
  if (!isAreaTime(area.end_time)) refusals.push(refuse('area_time_step', 'end_time'));
  if (area.is_valid_onetime && area.is_valid_onetime_b)
    refusals.push(refuse('area_onetime_both', 'is_valid_onetime_b'));
  return refusals;
}
