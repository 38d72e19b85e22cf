import { PROGRESS, type Progress } from '@laundry/shared/constants/progress';
import type { ScanReason } from '@laundry/shared/constants/handovers';
import { OneOf, Optional } from '../../../common/validation/rules.js';
import { BagCodes, ScanReasonKey } from './bag-scan.dto.js';

/** The bags of a request that were loaded into a car: at least one. */
export class LoadBagsDto {
  /** As the caller saw it. */
  @OneOf(Object.values(PROGRESS)) status: Progress;
  /** Codes of labels. */
  @BagCodes() bag_codes: string[];
  /** Needed where a bag is missing, or one is another request's. */
  @Optional() @ScanReasonKey() scan_reason?: ScanReason | null;
}
