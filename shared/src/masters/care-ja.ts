import { lovs } from './lov.js';

/** The wishes for the care of laundry: apart from the other lists, for few pages need them. 0 leaves it to the house. */
export const CARE_JA = {
  care_detergent: lovs([0, 'おまかせ'], [1, '無香料の洗剤'], [2, '柔軟剤なし']),
  care_drying: lovs([0, 'おまかせ'], [1, 'シャツ類は吊り干し'], [2, 'すべて吊り干し']),
  care_folding: lovs([0, 'おまかせ'], [1, '小さめにたたむ'], [2, '大きめにたたむ']),
} as const;
/** What the wishes are called. */
export const CARE_FIELDS_JA = {
  care_detergent: '洗剤',
  care_drying: '乾燥',
  care_folding: 'たたみ方',
  care_avoid: '洗わないもの',
} as const;

export type CareChoice = keyof typeof CARE_JA;
