import { expect, it } from 'vitest';
import { lowestOnetimePrice } from './lowest-price.js';

const row = (prices: object) => ({
  wreq_time: '13:00:00',
  delivery_type: 1,
  week0: 900,
  week1: 0,
  week2: null,
  week3: 1_600,
  week4: 1_500,
  week5: 1_900,
  week6: 800,
  ...prices,
});

it('the lowest price is what a bag costs at least from Monday to Friday, where it is offered', () => {
  expect(lowestOnetimePrice([row({}), row({ week3: 1_400 })])).toBe(1_400);
  expect(lowestOnetimePrice([row({ week3: 0, week4: null, week5: 0 })])).toBeNull();
  expect(lowestOnetimePrice([])).toBeNull();
});
