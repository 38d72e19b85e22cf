import { describe, expect, it } from 'vitest';
import { linesAt } from './found-address';

const OSAKA = { zip: '5300001', line: '大阪府大阪市北区', town: '梅田' };

describe('another postal code', () => {
  it.each([
    ['takes what the search filled in along', '大阪府大阪市北区', '梅田', '', ''],
    ['leaves the house number that was typed behind it', '大阪府大阪市北区', '梅田1-1', '', '1-1'],
    ['leaves what was typed over it', '東京都渋谷区', '道玄坂2-3', '東京都渋谷区', '道玄坂2-3'],
  ])('%s', (_what, line, street, lineLeft, streetLeft) =>
    expect(linesAt('1500002', OSAKA, { line, street })).toEqual({ line: lineLeft, street: streetLeft }),
  );
});

describe('the code that was searched', () => {
  it.each([
    ['brings it back', '', '', '大阪府大阪市北区', '梅田'],
    ['brings the town back before its number', '', '1-1', '大阪府大阪市北区', '梅田1-1'],
    ['leaves what was typed meanwhile', '東京都渋谷区', '道玄坂2-3', '東京都渋谷区', '道玄坂2-3'],
  ])('%s', (_what, line, street, lineLeft, streetLeft) =>
    expect(linesAt('5300001', OSAKA, { line, street })).toEqual({ line: lineLeft, street: streetLeft }),
  );
});
