import { SCAN_REASONS } from '@laundry/shared/constants/handovers';
import { LIMITS } from '@laundry/shared/constants/limits';
import type { BagScan } from '@laundry/shared/rules/labels/bag-scan';
import { OneOf, Texts, type FieldRule } from '../../../common/validation/rules.js';

/** Codes that one handover may tell: every bag, and foreign ones beside them (handbook/requests.md#labels). */
export const BAG_CODES_MAX = 150;

/** Codes as they were scanned or typed. */
export const BagCodes = (): FieldRule => Texts({ max: BAG_CODES_MAX, length: LIMITS.labelCodeLength });
export const ScanReasonKey = (): FieldRule => OneOf(SCAN_REASONS);

interface SentScan {
  readonly bag_codes?: readonly (string | null)[] | null;
  readonly scan_reason?: BagScan['reason'];
}

/** What a body tells of labels; nothing: none was scanned. */
export const sentScan = ({ bag_codes, scan_reason }: SentScan): BagScan => ({
  codes: (bag_codes ?? []).flatMap((code) => code ?? []),
  reason: scan_reason ?? null,
});
