import { describe, expect, it } from 'vitest';
import { areaZipOf, compactName, formatZip, isKatakana, normalizeZip, toHalfWidth, toKatakana } from './normalize.js';

describe('zip codes', () => {
  it.each([
    '1500001',
    '150-0001',
    '〒150-0001',
    '〒 1500001',
    '１５０－０００１',
    '１５０ー０００１',
    '150−0001',
    ' 1500001 ',
  ])('%s is 1500001', (text) => expect(normalizeZip(text)).toBe('1500001'));
  it.each(['150000', '15000011', '150000a', '', '-------'])('%j is none', (text) =>
    expect(normalizeZip(text)).toBeNull(),
  );
  it.each([
    ['1500001', '15000'],
    ['150-0001', '15000'],
    ['15000', '15000'],
    ['150000', null],
    ['1500', null],
    ['', null],
  ])('the area of %j is %j', (text, area) => expect(areaZipOf(text)).toBe(area));
  it('is shown 3-4', () => {
    expect(formatZip('1500001')).toBe('150-0001');
    expect(formatZip('15000')).toBe('15000');
  });
});

describe('Japanese text', () => {
  it('folds width', () => expect(toHalfWidth(' Ａ１ｶﾞ ')).toBe('A1ガ'));
  it('turns hiragana and half-width kana into katakana', () => expect(toKatakana('やまだ ﾀﾛｳ')).toBe('ヤマダ タロウ'));
  it.each([
    ['ヤマダ', true],
    ['コーヒー・ショップ', true],
    ['やまだ', false],
    ['Yamada', false],
    ['', false],
  ])('%j katakana: %s', (text, yes) => expect(isKatakana(text)).toBe(yes));
  it('compares names without spaces of any width', () => expect(compactName(' 山田　太 郎')).toBe('山田太郎'));
});
