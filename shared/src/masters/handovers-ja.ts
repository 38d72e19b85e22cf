import { HANDOVER, SCAN_REASON, type Handover, type ScanReason } from '../constants/handovers.js';
import { lovs } from './lov.js';

/** What each handover is called; one without a name does not compile. */
export const HANDOVER_NAMES_JA: Readonly<Record<Handover, string>> = {
  [HANDOVER.pickup]: '集荷',
  [HANDOVER.wash]: '洗濯',
  [HANDOVER.fold]: 'たたみ',
  [HANDOVER.load]: '積込',
  [HANDOVER.delivery]: '配達',
};

const SCAN_REASONS_JA: Readonly<Record<ScanReason, string>> = {
  [SCAN_REASON.noLabel]: 'ラベルがない・読めない',
  [SCAN_REASON.notThere]: 'バッグが見当たらない',
  [SCAN_REASON.comesLater]: '残りはあとから届く',
  [SCAN_REASON.countedByEye]: '残りは目で数えた',
  [SCAN_REASON.setAside]: '別のバッグはよけた',
};

/** The reasons that a handover may have, as people choose and read them. */
export const SCAN_REASON_LOVS_JA = lovs(...Object.entries(SCAN_REASONS_JA));
