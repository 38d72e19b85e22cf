import type { OnetimePriceRow } from './onetime-request.js';

/** Yen of the cheapest bag from Monday to Friday, when everybody is visited; null where none is offered. */
export function lowestOnetimePrice(prices: readonly OnetimePriceRow[]): number | null {
  const offered = prices
    .flatMap(({ week1, week2, week3, week4, week5 }) => [week1, week2, week3, week4, week5])
    .filter((price): price is number => price !== null && price > 0);
  return offered.length === 0 ? null : Math.min(...offered);
}
