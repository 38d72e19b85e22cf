import { PROGRESS, type Progress } from '../../constants/progress.js';
import { CARE_FIELDS_JA, CARE_JA, type CareChoice } from '../../masters/care-ja.js';
import { labelOf } from '../../masters/lov.js';
import { CARE_FIELDS, type CareWishes, NO_WISHES } from './care-wishes.js';

export interface CareLine {
  readonly field: keyof CareWishes;
  readonly name: string;
  readonly text: string;
}

/** What matters to whoever does the next stage of a request. */
const NEXT: Partial<Record<Progress, readonly (keyof CareWishes)[]>> = {
  [PROGRESS.pickedUp]: ['care_detergent', 'care_drying', 'care_avoid'],
  [PROGRESS.washed]: ['care_folding', 'care_avoid'],
};

const isChoice = (field: keyof CareWishes): field is CareChoice => field !== 'care_avoid';

/** What a customer wishes otherwise than the house does it, for who washes and folds; none: nothing. */
export const careLines = (wishes: CareWishes): readonly CareLine[] =>
  CARE_FIELDS.filter((field) => wishes[field] !== NO_WISHES[field]).map((field) => ({
    field,
    name: CARE_FIELDS_JA[field],
    text: isChoice(field) ? labelOf(CARE_JA[field], wishes[field]) : (wishes.care_avoid ?? ''),
  }));

/** The same, of what is to be done next. */
export const nextCareLines = (wishes: CareWishes, status: Progress): readonly CareLine[] =>
  careLines(wishes).filter(({ field }) => NEXT[status]?.includes(field) === true);
