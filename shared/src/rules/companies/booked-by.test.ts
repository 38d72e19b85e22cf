import { expect, it } from 'vitest';
import { bookedBy, bookerName } from './booked-by.js';

const [OWNER, CLERK] = [12, 31];

it.each([
  ['a clerk', '1', false, CLERK, CLERK],
  ['nobody else', '1', false, null, OWNER],
  ['a schedule', '2', false, null, null],
  ['who bought the bags that are brought', '1', true, null, null],
] as const)('what %s booked', (_, request_type, is_bag_delivery, booked_by, who) => {
  expect(bookedBy({ request_type, is_bag_delivery, booked_by }, OWNER)).toBe(who);
});

it.each([
  ['山田', '花子', '株式会社山田', '山田 花子'],
  ['山田', '', null, '山田'],
  ['', '', '株式会社山田', '株式会社山田'],
])('%s %s of %s is named %s', (name1, name2, company_name, name) => {
  expect(bookerName({ name1, name2, company_name })).toBe(name);
});
