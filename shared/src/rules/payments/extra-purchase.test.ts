import { expect, it } from 'vitest';
import { extraCountRefusal, mostExtra } from './extra-purchase.js';

const range = (max: number) => ({ code: 'out_of_range', params: { min: 1, max } }) as const;

it.each<[number, number, ReturnType<typeof extraCountRefusal>]>([
  [1, 0, null],
  [20, 80, null],
  [21, 0, range(20)],
  [0, 0, range(20)],
  [3, 98, range(2)],
  [2, 98, null],
  [1, 100, { code: 'balance_max' }],
  // Bags that a request had taken come back above a hundred.
  [1, 103, { code: 'balance_max' }],
])('%i more with %i left: %j', (count, balance, refusal) => expect(extraCountRefusal(count, balance)).toEqual(refusal));

it('names no more than can be bought', () => expect([0, 95, 100, 103].map(mostExtra)).toEqual([20, 5, 0, 0]));
