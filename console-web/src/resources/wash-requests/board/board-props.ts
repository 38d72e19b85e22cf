import type { JstDate } from '@laundry/shared/time/jst';
import type { StoredRow } from '../../../providers/api/api-types';
import type { AssignChoice } from '../assign/assign-choices';
import type { DayBoard } from './day-board';

/** The board of a day, however it is drawn. */
export interface BoardProps {
  readonly board: DayBoard;
  readonly date: JstDate;
  /** The same in words. */
  readonly day: string;
  /** The stop that is on its way into another lane. */
  readonly moving: number | null;
  readonly onChoose: (row: StoredRow, button: HTMLElement) => void;
  readonly onMove: (row: StoredRow, staff: AssignChoice | null) => void;
}
