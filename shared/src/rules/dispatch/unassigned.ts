import { PROGRESS, type Progress } from '../../constants/progress.js';

interface Listed {
  readonly status: Progress;
  readonly staff_id: number | null;
}

/** Not delivered yet. */
export const OPEN: readonly Progress[] = [PROGRESS.unhandled, PROGRESS.pickedUp, PROGRESS.washed, PROGRESS.folded];

/** Nobody's, and not delivered yet: what the top page, the list and the board of a day count as 未割当. */
export const isUnassigned = ({ status, staff_id }: Listed): boolean => staff_id === null && OPEN.includes(status);
