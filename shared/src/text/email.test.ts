import { expect, it } from 'vitest';
import { normalizeEmail } from './email.js';

const local64 = 'a'.repeat(64);
const domain = `${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.jp`;

it.each([
  ['Taro.Yamada+laundry@Example.COM', 'taro.yamada+laundry@example.com'],
  [' a@b.jp ', 'a@b.jp'],
  ["o'brien_1@mail.example.co.jp", "o'brien_1@mail.example.co.jp"],
  ['a@xn--wgv71a.xn--q9jyb4c', 'a@xn--wgv71a.xn--q9jyb4c'],
  [`${local64}@example.com`, `${local64}@example.com`],
  [`${'a'.repeat(254 - domain.length - 1)}@${domain}`, `${'a'.repeat(254 - domain.length - 1)}@${domain}`],
])('%s is stored as %s', (input, stored) => expect(normalizeEmail(input)).toBe(stored));

it.each([
  '',
  'a',
  'a@',
  '@b.jp',
  'a@b',
  'a@b.1',
  'a@b.c',
  'a@-b.jp',
  'a@b-.jp',
  'a@b..jp',
  'a@.jp',
  '.a@b.jp',
  'a.@b.jp',
  'a..b@b.jp',
  'a b@b.jp',
  'a@b@c.jp',
  '"a b"@b.jp',
  'a(comment)@b.jp',
  'a@b.jp(comment)',
  'a@b.jp\r\nBcc: x@y.jp',
  'a@b.jp\n',
  'あ@b.jp',
  'a@日本.jp',
  '<a@b.jp>',
  'a@[127.0.0.1]',
  `a${local64}@example.com`,
  `${'a'.repeat(254 - domain.length)}@${domain}`,
  42,
  null,
])('%j is refused', (input) => expect(normalizeEmail(input)).toBeNull());
