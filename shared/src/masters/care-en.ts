import type { CareChoice } from './care-ja.js';
import { lovs, type Lov } from './lov.js';

/** As CARE_JA. */
export const CARE_EN: Readonly<Record<CareChoice, readonly Lov[]>> = {
  care_detergent: lovs([0, 'Up to you'], [1, 'Fragrance-free detergent'], [2, 'No fabric softener']),
  care_drying: lovs([0, 'Up to you'], [1, 'Hang shirts to dry'], [2, 'Hang everything to dry']),
  care_folding: lovs([0, 'Up to you'], [1, 'Fold small'], [2, 'Fold large']),
};
