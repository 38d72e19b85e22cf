import { Unreadable } from '../../../common/crypto/unreadable.js';
import { withKeptCodes } from './kept-codes.js';
import type { WeekRequestForm } from './week-request.view.js';

const [A, B] = [new Unreadable('a'), new Unreadable('b')];
const form = (
  pickup_week: WeekRequestForm['pickup_week'],
  pickup_time: string,
  delivery_box_pw: WeekRequestForm['delivery_box_pw'] = '',
): WeekRequestForm => ({
  week_type: 1,
  pickup_week,
  pickup_time,
  delivery_week: 4,
  delivery_time: '10:00',
  count: 1,
  same_time: false,
  delivery_box_pw,
  bikou: '',
});
const TWICE_A_DAY = [form(1, '10:00', A), form(1, '18:30', B)];

test.each<[string, before: WeekRequestForm[], sent: WeekRequestForm[], codes: WeekRequestForm['delivery_box_pw'][]]>([
  ['two of one day, as they were', TWICE_A_DAY, [form(1, '10:00'), form(1, '18:30')], [A, B]],
  ['the other way round', TWICE_A_DAY, [form(1, '18:30'), form(1, '10:00')], [B, A]],
  ['one of them typed anew', TWICE_A_DAY, [form(1, '10:00', '1'), form(1, '18:30')], ['1', B]],
  ['one of them at another time', TWICE_A_DAY, [form(1, '12:00'), form(1, '18:30')], [A, B]],
  [
    'another day that takes a place',
    [form(1, '10:00', A), form(3, '10:00', B)],
    [form(3, '10:00'), form(5, '10:00')],
    [B, ''],
  ],
  ['a day that is changed', [form(1, '10:00', A)], [form(2, '10:00')], [A]],
  ['one form more', [form(1, '10:00', A)], [form(1, '10:00'), form(2, '10:00')], [A, '']],
  ['a code that was read, and is taken away', [form(1, '10:00', '4711')], [form(1, '10:00')], ['']],
])('a code that cannot be read stays with its form: %s', (_, before, sent, codes) => {
  expect(withKeptCodes(sent, before).map(({ delivery_box_pw }) => delivery_box_pw)).toEqual(codes);
});
