import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { OneOf } from '../../../common/validation/rules.js';

const REFERRERS = LOVS_JA.referrer.map(({ key }) => Number(key));

export class AcquisitionDto {
  /** Key of the master list `referrer`. */
  @OneOf(REFERRERS) referrer_code: number;
}
