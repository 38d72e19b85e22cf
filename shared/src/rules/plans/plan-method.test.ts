import { expect, it } from 'vitest';
import { planMethodOf } from './plan-method.js';

it('a pickup method tells the method of its plans, as a number or as the text of a form; no other does', () => {
  expect([1, 2, 3, 4, 5].map(planMethodOf)).toEqual(['1', '2', '1', '2', '2']);
  expect(['3', '5', '', '0', '6'].map(planMethodOf)).toEqual(['1', '2', null, null, null]);
});
