import { mailFailures } from './mails.js';

const arrived = (id: number, times: number) =>
  Array.from({ length: times }, () => ({ data: `From: a@b.c\r\nMessage-ID: <mail-${id}@b.c>\r\n\r\nhello` }));

test.each<[string, string, number, RegExp | null]>([
  ['sent and arrived', 'sent', 1, null],
  ['arrived thrice, as nobody answered', 'sent', 3, null],
  ['arrived once more', 'sent', 4, /^too often: mail 7/],
  ['waiting', 'waiting', 0, null],
  ['said to be sent', 'sent', 0, /^lost: mail 7/],
])('a mail that is %s', (_, state, times, line) =>
  expect(mailFailures([{ id: 7, state }], arrived(7, times)).map((each) => line?.test(each))).toEqual(
    line === null ? [] : [true],
  ),
);
