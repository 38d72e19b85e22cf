import { describe, expect, it, test } from 'vitest';
import { addressee, carriedName, maskedSurname } from './person-name.js';

const called = (name1: string, name2 = '', company_name: string | null = null) =>
  carriedName(addressee({ name1, name2, company_name }));

test.each<[string, string, string | null, string]>([
  ['山田', '花子', null, '山田 花子'],
  ['ヴァン・デル', 'ベーク', null, 'ヴァン・デル ベーク'],
  ["O'Neill-Smith", 'Ann', null, "O'Neill-Smith Ann"],
  ['山田', '花子', '（株）センタク', '（株）センタク'],
  ['佐々木', '葛󠄀子', null, '佐々木 葛󠄀子'],
  ['山田', '花子', 'カフェ24 青山店', 'カフェ24 青山店'],
])('a mail calls %s %s of %s %s', (name1, name2, company, name) => {
  expect(called(name1, name2, company)).toBe(name);
});

test.each([
  'https://evil.example',
  'evil.example',
  '当選しました！こちらへ',
  '電話0312345678へ',
  '電話 03-1234-5678 へ',
  'a@example.com',
  'あ'.repeat(41),
  'evil\uA4F8com',
  '\u3164',
  '山田\n花子',
  '',
])('a mail calls nobody %j', (typed) => expect(called(typed)).toBeNull());

describe('a surname that only its owner knows', () => {
  it.each([
    ['月野', '月●'],
    ['佐々木', '佐●'],
    ['林', '●'],
    ['Smith', 'S●'],
    [' ', null],
    ['𠮷野', '𠮷●'],
    ['葛󠄀城', '葛󠄀●'],
  ])('%s is %s', (name1, masked) => {
    expect(maskedSurname({ name1 })).toBe(masked);
  });
});
