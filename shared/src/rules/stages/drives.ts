import { PROGRESS, type Progress } from '../../constants/progress.js';

/** Where the next stage is made at the customer's door: a pickup, or the delivery of what is folded. */
export const DRIVES: readonly Progress[] = [PROGRESS.unhandled, PROGRESS.folded];
