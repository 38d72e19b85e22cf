import { LIMITS } from '@laundry/shared/constants/limits';
import { toHalfWidth } from '@laundry/shared/text/normalize';
import { t } from '../../../i18n';
import { numberText } from '../../../i18n/amounts';
import type { PriceRow } from '../../../providers/api/api-types';
import { WEEKS, timeText } from '../price-facts';
import { pastedPrice } from './pasted-price';

/** The prices of an hour, Monday to Saturday; 0: not offered. */
export interface PastedHour {
  readonly row: PriceRow;
  readonly prices: readonly number[];
}

export type ReadSheet =
  | { readonly kind: 'prices'; readonly hours: readonly PastedHour[] }
  /** What is wrong with it, in words. */
  | { readonly kind: 'wrong'; readonly lines: readonly string[] };

type Cells = readonly string[];

/** As many wrong cells as are named. */
const NAMED = 5;
const DAYS = WEEKS.map(({ label }) => label);
const MONDAY_FIRST = DAYS.join();

const wrong = (...lines: readonly string[]): ReadSheet => ({ kind: 'wrong', lines });

/**
 * The prices of a sheet for a table: its six columns whole, with the weekdays above or without. Hours before them say which
 * rows are meant, and the others stay; without them it is every row. All of it can be taken, or nothing.
 */
export function readSheet(cells: readonly Cells[], rows: readonly PriceRow[]): ReadSheet {
  const [head = [], ...below] = cells;
  const weekdays = head.map(weekdayOf).filter((day) => day !== null);
  if (weekdays.length > 0 && weekdays.join() !== MONDAY_FIRST) return wrong(t('priceGrid.paste.weekdays'));
  const lines = weekdays.length > 0 ? below : cells;
  const columns = lines[0]?.length ?? DAYS.length;
  const odd = lines.find(({ length }) => length !== columns || (length !== DAYS.length && length !== DAYS.length + 1));
  if (odd !== undefined)
    return wrong(t('priceGrid.paste.columns', { columns: odd.length, line: cells.indexOf(odd) + 1 }));
  return columns === DAYS.length ? readWhole(lines, rows) : readHours(lines, rows);
}

function readWhole(lines: readonly Cells[], rows: readonly PriceRow[]): ReadSheet {
  const [first, last] = [rows.at(0), rows.at(-1)];
  if (lines.length !== rows.length && first !== undefined && last !== undefined)
    return wrong(
      t('priceGrid.paste.rows', { rows: rows.length, from: timeText(first), to: timeText(last), pasted: lines.length }),
    );
  return pricesOf(rows.map((row, index) => ({ row, cells: lines[index] ?? [] })));
}

function readHours(lines: readonly Cells[], rows: readonly PriceRow[]): ReadSheet {
  const found = lines.map(([hour = '', ...cells]) => ({ hour, cells, row: rows.find((row) => isHour(row, hour)) }));
  const unknown = found.filter(({ row }) => row === undefined).map(({ hour }) => t('priceGrid.paste.hour', { hour }));
  if (unknown.length > 0) return wrong(...named([...new Set(unknown)]));
  const twice = found.find(({ row }, index) => found.findIndex((other) => other.row === row) !== index);
  if (twice !== undefined) return wrong(t('priceGrid.paste.twice', { hour: twice.hour }));
  return pricesOf(found.flatMap(({ row, cells }) => (row === undefined ? [] : [{ row, cells }])));
}

function pricesOf(hours: readonly { readonly row: PriceRow; readonly cells: Cells }[]): ReadSheet {
  const read = hours.map(({ row, cells }) => ({
    row,
    cells: cells.map((text, day) => ({ text, week: DAYS[day] ?? '', price: pastedPrice(text) })),
  }));
  const unread = read.flatMap(({ row, cells }) =>
    cells
      .filter(({ price }) => price === null)
      .map(({ text, week }) => t('priceGrid.paste.price', { time: timeText(row), week, text })),
  );
  if (unread.length > 0)
    return wrong(...named(unread), t('priceGrid.paste.range', { max: numberText(LIMITS.onetimePriceMax) }));
  return {
    kind: 'prices',
    hours: read.map(({ row, cells }) => ({ row, prices: cells.map(({ price }) => price ?? 0) })),
  };
}

const named = (lines: readonly string[]): readonly string[] =>
  lines.length <= NAMED
    ? lines
    : [...lines.slice(0, NAMED), t('priceGrid.paste.more', { count: lines.length - NAMED })];

/** `月`, `月曜`, `月曜日`; null: a cell that names none. */
function weekdayOf(cell: string): string | null {
  const day = toHalfWidth(cell).replace(/曜日?$/, '');
  return day === '日' || DAYS.includes(day) ? day : null;
}

/** `13:00`, `13:00:00`, `13時` and `13`, in digits of any width. */
function isHour(row: PriceRow, text: string): boolean {
  const [, hour, minutes = '00'] = /^(\d{1,2})(?:時|:(\d{2})(?::00)?)?$/.exec(toHalfWidth(text)) ?? [];
  return hour !== undefined && `${hour.padStart(2, '0')}:${minutes}` === timeText(row);
}
