import { describe, expect, it } from 'vitest';
import { onetimeBagPrice, onetimePickupPrice } from './onetime-bag-price.js';
import type { OnetimeContext, OnetimePriceRow } from './onetime-request.js';

/** A next-day delivery is 400 yen dearer, Friday 100 yen, the evening from 19 h 200 yen; nothing is fetched at 13 h on Thursday. */
const prices: readonly OnetimePriceRow[] = [1, 2].flatMap((delivery_type) =>
  [13, 14, 15, 16, 17, 18, 19, 20].map((hour) => {
    const yen = (delivery_type === 1 ? 2_900 : 2_500) + (hour >= 19 ? 200 : 0);
    const week = { week0: null, week1: yen, week2: yen, week3: yen, week5: yen + 100, week6: yen };
    return { wreq_time: `${hour}:00:00`, delivery_type, ...week, week4: hour === 13 ? 0 : yen };
  }),
);
/** A Wednesday. */
const context: OnetimeContext = {
  now: '2026-11-25 09:00:00',
  calendar: { holidays: new Set(['2026-12-03']), saturdayService: false },
  area: {
    start_time: '10:00',
    end_time: '22:00',
    is_valid_monthly: true,
    is_valid_onetime: true,
    is_valid_onetime_b: false,
  },
  withdrawal_dt: null,
  prices,
};

describe('a bag costs, yen', () => {
  it.each([
    ['back on the next day', '2026-11-25 15:00:00', '2026-11-26 16:00:00', 2_900],
    ['back a day later', '2026-11-25 15:00:00', '2026-11-27 16:00:00', 2_500],
    ['back too early', '2026-11-25 17:00:00', '2026-11-26 16:00:00', null],
    ['on a closed day', '2026-11-29 15:00:00', '2026-12-01 16:00:00', null],
  ])('%s', (_name, pickup, delivery, yen) => expect(onetimeBagPrice({ pickup, delivery }, context)).toBe(yen));
});

describe('a pickup costs, yen a bag', () => {
  it.each<[string, string, string | null, number | null]>([
    ['with the first delivery that can follow it', '2026-11-25 15:00:00', null, 2_900],
    ['less where that is not the next day', '2026-11-27 15:00:00', null, 2_600],
    ['less before a holiday', '2026-12-02 15:00:00', null, 2_500],
    ['more in the evening', '2026-11-25 19:00:00', null, 3_100],
    ['with the delivery that is wanted', '2026-11-25 15:00:00', '2026-11-30 16:00:00', 2_500],
    ['with the wanted one on the day after', '2026-11-25 15:00:00', '2026-11-26 19:00:00', 2_900],
    // 19:00 on Tuesday is less than a day after 20:00 on Monday: it is Wednesday's.
    ['with the wanted time on a later day', '2026-11-30 20:00:00', '2026-11-26 19:00:00', 2_700],
    ['with the first delivery, where the wanted time is none', '2026-11-25 15:00:00', '2026-11-26 12:00:00', 2_900],
    ['nothing where it has no price', '2026-11-26 13:00:00', null, null],
    ['nothing where it is over', '2026-11-25 08:00:00', null, null],
    ['nothing on a Sunday', '2026-11-29 15:00:00', '2026-12-01 16:00:00', null],
  ])('%s', (_name, pickup, wanted, yen) => expect(onetimePickupPrice(pickup, wanted, context)).toBe(yen));
});
