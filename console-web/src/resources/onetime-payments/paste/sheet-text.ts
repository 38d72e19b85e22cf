import type { PriceRow } from '../../../providers/api/api-types';
import { WEEKS, isAvailable, timeText } from '../price-facts';

/** The cells of what was copied from a spreadsheet: a line for each row, tabs between columns. Blank lines around it are no rows. */
export function cellsOf(text: string): readonly (readonly string[])[] {
  const lines = text.split(/\r\n?|\n/);
  const isFilled = (line: string) => line.trim() !== '' || line.includes('\t');
  const first = lines.findIndex(isFilled);
  if (first === -1) return [];
  return lines.slice(first, lines.findLastIndex(isFilled) + 1).map((line) => line.split('\t'));
}

/** A table as a spreadsheet takes it, weekdays above and hours before; an hour that is not offered is an empty cell. */
export const sheetText = (rows: readonly PriceRow[]): string =>
  [
    ['', ...WEEKS.map(({ label }) => label)],
    ...rows.map((row) => [timeText(row), ...WEEKS.map(({ key }) => (isAvailable(row[key]) ? String(row[key]) : ''))]),
  ]
    .map((cells) => cells.join('\t'))
    .join('\n');
