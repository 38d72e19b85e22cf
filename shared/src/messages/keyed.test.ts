import { expect, it } from 'vitest';
import { keyed, unkeyed } from './keyed.js';

it.each([
  ['required', {}, 'required'],
  ['out_of_range', { min: '1', max: '20' }, 'out_of_range?min=1&max=20'],
  ['not_yet', { day: '1 & 2 = ?' }, 'not_yet?day=1%20%26%202%20%3D%20%3F'],
])('%s with %j is the one text %s, and back', (code, params, text) => {
  expect(keyed(code, params)).toBe(text);
  expect(unkeyed(text)).toEqual({ code, params });
});

it('leaves a text that is no code', () =>
  expect(unkeyed('Is this it? a=b')).toEqual({ code: 'Is this it? a=b', params: {} }));
