import { PROGRESS, type Progress } from '@laundry/shared/constants/progress';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { DateTimeText, Flag, OneOf, Optional } from '../../../common/validation/rules.js';
import type { ScanReason } from '@laundry/shared/constants/handovers';
import { BagCodes, ScanReasonKey } from '../labels/bag-scan.dto.js';
import { OfflineActDto } from '../offline-acts/offline-act.dto.js';
import { AnyNumber, StaffShareDto, StaffShares } from './staff-share.dto.js';

const LAUNDRY_TYPES = LOVS_JA.laundry_type.map(({ key }) => Number(key));

/** One stage's stamp: exactly one of the four date-times (handbook/requests.md#stages). */
export class AdvanceRequestDto extends OfflineActDto {
  @Optional() @DateTimeText() result_pickup_dt?: string | null;
  @Optional() @DateTimeText() result_wash_dt?: string | null;
  @Optional() @DateTimeText() result_fold_dt?: string | null;
  @Optional() @DateTimeText() result_delivery_dt?: string | null;
  /** As the caller saw it. */
  @OneOf(Object.values(PROGRESS)) status: Progress;
  /** Assigns the request to the caller in the same step. */
  @Optional() @Flag() take?: boolean | null;
  /** Bags counted at pickup; elsewhere without effect. */
  @Optional() @AnyNumber() count?: number | null;
  /** Who folded how much; elsewhere without effect. */
  @Optional() @StaffShares() staff_list?: StaffShareDto[] | null;
  /** Stored with the customer for the next time, like the type. */
  @Optional() @OneOf([0, 1]) has_oil_treatment?: number | null;
  @Optional() @OneOf(LAUNDRY_TYPES) laundry_type?: number | null;
  /** Codes of the labels that were scanned; none: nobody scanned, and nothing is asked. */
  @Optional() @BagCodes() bag_codes?: string[] | null;
  /** Needed where labels were scanned, and a bag is missing or one is another request's. */
  @Optional() @ScanReasonKey() scan_reason?: ScanReason | null;
}
