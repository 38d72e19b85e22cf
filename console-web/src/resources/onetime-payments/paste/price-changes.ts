import type { PriceRow } from '../../../providers/api/api-types';
import type { HourPrices } from '../../../providers/calls/payments/onetime-payments';
import { WEEKS, type Week, isAvailable } from '../price-facts';
import type { PastedHour } from './read-sheet';

/** A price that is another one in the sheet; 0: not offered. */
export interface PriceChange {
  readonly row: PriceRow;
  readonly week: Week;
  readonly before: number;
  readonly after: number;
}

export const changesOf = (hours: readonly PastedHour[]): readonly PriceChange[] =>
  hours.flatMap(({ row, prices }) =>
    WEEKS.map((week, day) => ({ row, week, before: offered(row[week.key]), after: prices[day] ?? 0 })).filter(
      ({ before, after }) => before !== after,
    ),
  );

const offered = (price: number | null): number => (isAvailable(price) ? price : 0);

/** As they are sent: the prices of each hour that differ, from the version on whose sight they were decided. */
export function hourPricesOf(changes: readonly PriceChange[]): HourPrices[] {
  const hours = new Map<number, HourPrices>();
  for (const { row, week, after } of changes)
    hours.set(row.id, { ...(hours.get(row.id) ?? { id: row.id, version: row.version }), [week.key]: after });
  return [...hours.values()];
}
