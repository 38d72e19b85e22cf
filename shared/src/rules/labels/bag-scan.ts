import { SCAN_REASON, type ScanReason } from '../../constants/handovers.js';
import { type Refusal, refuse } from '../decision.js';
import { bagNumbers, labelCode, parseLabel } from './bag-label.js';

/** The bags that a handover is about: how many are there by now. */
export interface CountedBags {
  readonly id: number;
  readonly count: number;
}

/** What a label is at the handover of a request. */
export type ReadLabel =
  | { readonly kind: 'own'; readonly bag: number; readonly code: string }
  /** Another request's, whatever became of that one. */
  | { readonly kind: 'foreign'; readonly requestId: number; readonly code: string }
  /** Of this request, but it has fewer bags. */
  | { readonly kind: 'noSuchBag'; readonly bag: number }
  | { readonly kind: 'unreadable' };

export function readLabel(text: string, { id, count }: CountedBags): ReadLabel {
  const label = parseLabel(text);
  if (label === null) return { kind: 'unreadable' };
  const code = labelCode(label);
  if (label.requestId !== id) return { kind: 'foreign', requestId: label.requestId, code };
  return label.bag <= count ? { kind: 'own', bag: label.bag, code } : { kind: 'noSuchBag', bag: label.bag };
}

/** Which bags were scanned, which were not, and what was scanned besides. */
export interface BagTally {
  readonly scanned: readonly number[];
  readonly missing: readonly number[];
  readonly foreign: readonly string[];
}

export function tallyOf(codes: readonly string[], bags: CountedBags): BagTally {
  const read = codes.map((code) => readLabel(code, bags));
  const found = new Set(read.flatMap((label) => (label.kind === 'own' ? [label.bag] : [])));
  return {
    scanned: bagNumbers(bags.count).filter((bag) => found.has(bag)),
    missing: missingBags(bags.count, found),
    foreign: [...new Set(read.flatMap((label) => (label.kind === 'foreign' ? [label.code] : [])))],
  };
}

/** Those of so many bags that were not scanned. */
export const missingBags = (count: number, scanned: ReadonlySet<number>): readonly number[] =>
  bagNumbers(count).filter((bag) => !scanned.has(bag));

export type ScanRefusal = 'label_unreadable' | 'label_no_such_bag' | 'scan_reason_required';

/** What was scanned at a handover; no code: nothing was, and nothing is asked of it. */
export interface BagScan {
  readonly codes: readonly string[];
  readonly reason: ScanReason | null;
}

/** What is wrong with a scan: codes that can be no bag of the request, or a missing or foreign bag without a reason. */
export function scanRefusals({ codes, reason }: BagScan, bags: CountedBags): readonly Refusal<ScanRefusal>[] {
  const kinds = new Set(codes.map((code) => readLabel(code, bags).kind));
  const wrong = [
    ...(kinds.has('unreadable') ? [refuse('label_unreadable', 'bag_codes')] : []),
    ...(kinds.has('noSuchBag') ? [refuse('label_no_such_bag', 'bag_codes')] : []),
  ];
  if (wrong.length > 0 || codes.length === 0) return wrong;
  return reason === null && asksReason(tallyOf(codes, bags)) ? [refuse('scan_reason_required', 'scan_reason')] : [];
}

export const asksReason = ({ missing, foreign }: BagTally): boolean => missing.length > 0 || foreign.length > 0;

const WHEN_MISSING: readonly ScanReason[] = [
  SCAN_REASON.noLabel,
  SCAN_REASON.notThere,
  SCAN_REASON.comesLater,
  SCAN_REASON.countedByEye,
];

/** The reasons that fit what is wrong. */
export const fittingReasons = ({ missing, foreign }: BagTally): readonly ScanReason[] => [
  ...(missing.length > 0 ? WHEN_MISSING : []),
  ...(foreign.length > 0 ? [SCAN_REASON.setAside] : []),
];
