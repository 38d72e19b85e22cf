import type { JstDate, JstDateTime } from '@laundry/shared/time/jst';
import type { ReactNode } from 'react';
import type { Leg } from './leg';

/** What stands in a day's cell besides, to be seen and to be heard. */
export interface CellNote {
  readonly mark: ReactNode;
  readonly words: string;
}

/** What else a field tells of its days and hours. */
export interface CellNotes {
  readonly ofDay: (date: JstDate) => CellNote | undefined;
  readonly legend: ReactNode;
  /** The hours of the chosen day, which the Tab key finds here and not in their select; null where they stand there only. */
  readonly hours: ReactNode;
}

/** Of a field as it stands. */
export interface NotedField {
  readonly name: string;
  readonly leg: Leg;
  readonly value: JstDateTime | '';
  readonly onChange: (moment: JstDateTime) => void;
}
