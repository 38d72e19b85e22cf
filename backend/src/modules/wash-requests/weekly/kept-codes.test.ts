import { Unreadable } from '../../../common/crypto/unreadable.js';
import { withKeptCodes } from './kept-codes.js';
import type { WeekRequestForm } from './week-request.view.js';

const [A, B] = [new Unreadable('a'), new Unreadable('b')];
const form = <Code>(pickup_week: WeekRequestForm['pickup_week'], pickup_time: string, delivery_box_pw: Code) => ({
  week_type: 1 as const,
  pickup_week,
  pickup_time,
  delivery_week: 4 as const,
  delivery_time: '10:00',
  count: 1,
  same_time: false,
  delivery_box_pw,
  bikou: '',
});
/** Nothing is said of its code. */
const sent = (pickup_week: WeekRequestForm['pickup_week'], pickup_time: string) => form(pickup_week, pickup_time, null);
const TWICE_A_DAY = [form(1, '10:00', A), form(1, '18:30', B)];

test.each<
  [
    string,
    before: WeekRequestForm[],
    forms: Parameters<typeof withKeptCodes>[0],
    codes: WeekRequestForm['delivery_box_pw'][],
  ]
>([
  ['two of one day, as they were', TWICE_A_DAY, [sent(1, '10:00'), sent(1, '18:30')], [A, B]],
  ['the other way round', TWICE_A_DAY, [sent(1, '18:30'), sent(1, '10:00')], [B, A]],
  ['one of them typed anew', TWICE_A_DAY, [form(1, '10:00', '1'), sent(1, '18:30')], ['1', B]],
  ['one of them at another time', TWICE_A_DAY, [sent(1, '12:00'), sent(1, '18:30')], [A, B]],
  [
    'another day that takes a place',
    [form(1, '10:00', A), form(3, '10:00', B)],
    [sent(3, '10:00'), sent(5, '10:00')],
    [B, ''],
  ],
  ['a day that is changed', [form(1, '10:00', A)], [sent(2, '10:00')], [A]],
  ['one form more', [form(1, '10:00', A)], [sent(1, '10:00'), sent(2, '10:00')], [A, '']],
  [
    'another day, whose day is now that of a form with a code of its own',
    [form(1, '10:00', A), form(2, '10:00', '')],
    [sent(3, '10:00'), form(1, '10:00', '')],
    [A, ''],
  ],
  ['one that is said to be none', TWICE_A_DAY, [form(1, '10:00', ''), sent(1, '18:30')], ['', B]],
  ['a code that was read, and is taken away', [form(1, '10:00', '4711')], [sent(1, '10:00')], ['']],
])('a code that cannot be read stays with its form: %s', (_, before, forms, codes) => {
  expect(withKeptCodes(forms, before).map(({ delivery_box_pw }) => delivery_box_pw)).toEqual(codes);
});
