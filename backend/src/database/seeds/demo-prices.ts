import type { OnetimePrice } from '../../modules/onetime-payments/onetime-price.entity.js';

const WEEKDAY_YEN = 2_900;
const SATURDAY_EXTRA_YEN = 300;
const EVENING_EXTRA_YEN = 200;
const LATER_DELIVERY_DISCOUNT_YEN = 400;
const EVENING = '19:00:00';
const LAST = '21:00:00';

/** Demo prices of a row of the grid: evenings and Saturdays cost more, a later delivery less; Saturday's last hour is off. */
export function demoPrices({ wreq_time, delivery_type }: OnetimePrice): Partial<OnetimePrice> {
  const evening = wreq_time >= EVENING ? EVENING_EXTRA_YEN : 0;
  const weekday = WEEKDAY_YEN + evening - (delivery_type === 2 ? LATER_DELIVERY_DISCOUNT_YEN : 0);
  const saturday = wreq_time === LAST ? null : weekday + SATURDAY_EXTRA_YEN;
  return { week1: weekday, week2: weekday, week3: weekday, week4: weekday, week5: weekday, week6: saturday };
}
