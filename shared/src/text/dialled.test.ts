import { describe, expect, it } from 'vitest';
import { callerNumber, dialledDigits, normalizePhone } from './dialled.js';

it.each([
  ['090-1234-5678', '09012345678'],
  ['０９０－１２３４－５６７８', '09012345678'],
  ['０９０（１２３４）５６７８', '09012345678'],
  ['090 1234 5678', '09012345678'],
  ['090.1234.5678', '09012345678'],
  ['+819012345678', '09012345678'],
  ['＋８１　９０ー１２３４ー５６７８', '09012345678'],
  ['+81 (0)90-1234-5678', '09012345678'],
  ['+81-3-1234-5678', '0312345678'],
  // The plus of a query that nobody has encoded.
  [' 819012345678', '09012345678'],
  [' 81312345678', '0312345678'],
  ['8109012345678', '09012345678'],
  ['tel:+81-90-1234-5678;ext=12', '09012345678'],
  ['TEL:0312345678?x=1', '0312345678'],
  // Of who has typed a part.
  ['+8190', '090'],
  ['5678', '5678'],
  // No country code: a part that begins so.
  ['8112', '8112'],
  ['81123456', '81123456'],
])('%j is dialled %s', (text, digits) => expect(dialledDigits(text)).toBe(digits));

describe('whose number', () => {
  it.each(['5678', '0312345678', '+819012345678'])('%j finds somebody', (text) =>
    expect(callerNumber(text)).toBe(dialledDigits(text)),
  );
  it.each(['', ' ', 'anonymous', '非通知', '567', '+1 212 555 0100 99', '090123456789', '０'])(
    '%j finds nobody',
    (text) => expect(callerNumber(text)).toBeNull(),
  );
});

describe('a phone number as it is stored', () => {
  it.each([
    ['03-1234-5678', '0312345678'],
    ['０９０（１２３４）５６７８', '09012345678'],
    ['090 1234 5678', '09012345678'],
    // As a browser or an address book fills it in.
    ['+81 90-1234-5678', '09012345678'],
    ['+819012345678', '09012345678'],
    ['+81 (0)3-1234-5678', '0312345678'],
  ])('%s is %s', (text, digits) => expect(normalizePhone(text)).toBe(digits));
  it.each([
    '031234567',
    '090123456789',
    '1234567890',
    '+81 9012345',
    '+1 212 555 0100',
    '+81 0 0312345678',
    '03-1234-5678;1',
    '090-1234-5678?',
    'abc',
    '',
  ])('%j is none', (text) => expect(normalizePhone(text)).toBeNull());
});
