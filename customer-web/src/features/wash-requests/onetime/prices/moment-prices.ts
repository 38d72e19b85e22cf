import { isCheaper } from '@laundry/shared/rules/onetime/cheaper';
import { type JstDate, type JstDateTime, at, dateOf, timeOf } from '@laundry/shared/time/jst';
import { hoursIn, timeInHour } from '../../dates/hours';
import { type Leg, movedTo } from '../../dates/leg';

/** What a bag costs by the moment of a leg, where that depends on it. */
export interface PriceOfMoment {
  /** Yen a bag, tax included; null where the moment cannot be had. */
  readonly of: (moment: JstDateTime) => number | null;
  /** Whether hours of a day differ. */
  readonly byHour: boolean;
}

/** Yen a bag of what choosing a day or an hour leads to, and whether that is less than what is chosen now. */
export interface CellPrice {
  readonly yen: number;
  readonly isCheaper: boolean;
}

/** The prices of the open days of a leg, each at the time that it would be chosen with. */
export function dayPrices(leg: Leg, value: JstDateTime | '', { of }: PriceOfMoment): ReadonlyMap<JstDate, CellPrice> {
  const open = leg.days.filter(({ why }) => why === null);
  return pricesOf(
    open.map(({ date }) => [date, of(movedTo(date, value, leg))]),
    chosenPrice(value, of),
  );
}

/** The prices of the open hours of the day that is chosen. */
export function hourPrices(leg: Leg, value: JstDateTime, { of }: PriceOfMoment): ReadonlyMap<string, CellPrice> {
  const [date, time] = [dateOf(value), timeOf(value)];
  const times = leg.timesOn(date);
  const open = hoursIn(times).filter((choice) => choice.open);
  return pricesOf(
    open.map(({ hour }) => [hour, of(at(date, timeInHour(times, hour, time)))]),
    chosenPrice(value, of),
  );
}

const chosenPrice = (value: JstDateTime | '', of: PriceOfMoment['of']): number | null =>
  value === '' ? null : of(value);

function pricesOf(
  prices: readonly (readonly [cell: string, yen: number | null])[],
  chosen: number | null,
): ReadonlyMap<string, CellPrice> {
  return new Map(
    prices.flatMap(([cell, yen]) =>
      yen === null ? [] : [[cell, { yen, isCheaper: isCheaper(yen, chosen) }] as const],
    ),
  );
}
