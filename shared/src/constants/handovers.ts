import { PROGRESS } from './progress.js';

/** Where bags pass from hand to hand: the stages that are stamped, by their numbers, and the loading of a car before the delivery. */
export const HANDOVER = {
  pickup: PROGRESS.pickedUp,
  wash: PROGRESS.washed,
  delivery: PROGRESS.delivered,
  fold: PROGRESS.folded,
  load: 5,
} as const;
export type Handover = (typeof HANDOVER)[keyof typeof HANDOVER];

/** In the order of a bag's way. */
export const HANDOVERS: readonly Handover[] = [
  HANDOVER.pickup,
  HANDOVER.wash,
  HANDOVER.fold,
  HANDOVER.load,
  HANDOVER.delivery,
];

/** Why a handover stands although not every bag of it was scanned, or a foreign one was (handbook/requests.md#labels). */
export const SCAN_REASON = { noLabel: 1, notThere: 2, comesLater: 3, countedByEye: 4, setAside: 5 } as const;
export type ScanReason = (typeof SCAN_REASON)[keyof typeof SCAN_REASON];
export const SCAN_REASONS: readonly ScanReason[] = Object.values(SCAN_REASON);
