import type { OnetimePriceRow } from './onetime-request.js';

/** Yen of the cheapest bag from Monday to Friday, when everybody is visited; null where none is offered. */
export function lowestOnetimePrice(prices: readonly OnetimePriceRow[]): number | null {
  const offered = prices
    .flatMap(({ week1, week2, week3, week4, week5 }) => [week1, week2, week3, week4, week5])
    .filter((price) => price !== null && price > 0);
  return offered.reduce((least, price) => (least === null || (price !== null && price < least) ? price : least), null);
}
