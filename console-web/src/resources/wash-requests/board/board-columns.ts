import { halfHourOf } from '@laundry/shared/time/half-hours';
import type { JstDateTime } from '@laundry/shared/time/jst';

/** In pixels: of a name with its numbers, of a stop at least, and of a time without one. */
export const LANE_WIDTH = 148;
const STOP_WIDTH = { 30: 72, 60: 66 } as const;
const FREE_WIDTH = 22;

export interface BoardColumn {
  /** Its place in the day: of the half hour, or of the hour. */
  readonly at: number;
  /** `10:00`. */
  readonly name: string;
  /** What of it has room: nothing of a half hour without a stop, the number of such an hour. */
  readonly label: string;
  /** undefined: an even share of what is left. */
  readonly width: number | undefined;
  readonly isOnTheHour: boolean;
}

export interface BoardColumns {
  readonly columns: readonly BoardColumn[];
  /** Minutes that a column stands for. */
  readonly step: 30 | 60;
  readonly columnOf: (moment: JstDateTime) => number;
  readonly minWidth: number;
}

/**
 * The times of a day beside each other: half hours where they have room, else hours, so that the whole day is in sight.
 * `width`: that the board may have; null: not known yet.
 */
export function boardColumns(
  halfHours: readonly number[],
  moments: readonly JstDateTime[],
  width: number | null,
): BoardColumns {
  const inHalves = columnsOf(halfHours, moments, 30);
  return width === null || inHalves.minWidth <= width ? inHalves : columnsOf(halfHours, moments, 60);
}

function columnsOf(
  halfHours: readonly number[],
  moments: readonly JstDateTime[],
  step: BoardColumns['step'],
): BoardColumns {
  const [ofHalfHour, nameOf] = step === 30 ? [same, halfHourName] : [hourOf, hourName];
  const columnOf = (moment: JstDateTime): number => ofHalfHour(halfHourOf(moment));
  const used = new Set(moments.map(columnOf));
  const columns = [...new Set(halfHours.map(ofHalfHour))].map((at) => ({
    at,
    name: nameOf(at),
    label: used.has(at) ? nameOf(at) : step === 60 ? String(at) : '',
    width: used.has(at) ? undefined : FREE_WIDTH,
    isOnTheHour: step === 60 || at % 2 === 0,
  }));
  const minWidth = columns.reduce((sum, { width }) => sum + (width ?? STOP_WIDTH[step]), LANE_WIDTH);
  return { columns, step, columnOf, minWidth };
}

const same = (halfHour: number): number => halfHour;
const hourOf = (halfHour: number): number => Math.floor(halfHour / 2);
const hourName = (hour: number): string => `${hour}:00`;
const halfHourName = (halfHour: number): string => `${hourOf(halfHour)}:${halfHour % 2 === 0 ? '00' : '30'}`;
