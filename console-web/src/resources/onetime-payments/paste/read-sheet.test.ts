import { describe, expect, it } from 'vitest';
import type { PriceRow } from '../../../providers/api/api-types';
import { changesOf, hourPricesOf } from './price-changes';
import { pastedPrice } from './pasted-price';
import { readSheet } from './read-sheet';
import { cellsOf, sheetText } from './sheet-text';

const row = (id: number, hour: number, overrides: Partial<PriceRow> = {}): PriceRow => ({
  id,
  wreq_time: `${hour}:00:00`,
  delivery_type: 1,
  version: id + 10,
  week1: 2_900,
  week2: 2_900,
  week3: 2_900,
  week4: 2_900,
  week5: 2_900,
  week6: null,
  ...overrides,
});
const ROWS = [row(1, 13), row(2, 14), row(3, 15, { week5: 0 })];

const HEAD = '月\t火\t水\t木\t金\t土';
const PRICES = '1\t2\t3\t4\t5\t6';
const read = (...lines: readonly string[]) => readSheet(cellsOf(lines.join('\r\n')), ROWS);
/** By hour. */
const taken = (...lines: readonly string[]) => {
  const sheet = read(...lines);
  return sheet.kind === 'wrong'
    ? sheet.lines
    : Object.fromEntries(sheet.hours.map(({ row, prices }) => [row.wreq_time, prices]));
};

it.each([
  ['2900', 2_900],
  ['2,900', 2_900],
  ['1,000', 1_000],
  ['２，９００', 2_900],
  ['¥2,900', 2_900],
  ['￥ 2,900', 2_900],
  ['\\2,900', 2_900],
  [' 2,900円 ', 2_900],
  ['999,999', 999_999],
  ['', 0],
  ['　', 0],
  ['0', 0],
  ['¥0', 0],
  ['-', 0],
  ['－', 0],
  ['提供不可', 0],
  ['1,000,000', null],
  ['1,90', null],
  ['2900.5', null],
  ['2,900.00', null],
  ['-2900', null],
  ['¥-2900', null],
  ['円', null],
  ['$29', null],
  ['2900税込', null],
  ['#REF!', null],
  ['12345678', null],
])('reads the cell %j as %s', (cell, price) => expect(pastedPrice(cell)).toBe(price));

describe('a sheet', () => {
  const WHOLE = { '13:00:00': [1, 2, 3, 4, 5, 6], '14:00:00': [1, 2, 3, 4, 5, 6], '15:00:00': [0, 0, 0, 0, 0, 7] };
  const LAST = '\t\t\t\t\t7';

  it.each<[string, readonly string[]]>([
    ['is the prices alone', [PRICES, PRICES, LAST]],
    ['ends with a line break, as spreadsheets copy it', [PRICES, PRICES, LAST, '']],
    ['stands between blank lines', ['', ' ', PRICES, PRICES, LAST, '', '']],
    ['has the weekdays above', [HEAD, PRICES, PRICES, LAST]],
    ['names them at length', ['月曜日\t火曜日\t水曜日\t木曜日\t金曜日\t土曜', PRICES, PRICES, LAST]],
    ['has both', [`依頼時間\t${HEAD}`, `13:00\t${PRICES}`, `14:00\t${PRICES}`, `15:00\t${LAST}`]],
    [
      'has its hours in another order, written in other ways',
      [`15時\t${LAST}`, `１３：００\t${PRICES}`, `14:00:00\t${PRICES}`],
    ],
  ])('that %s is taken', (_, lines) => expect(taken(...lines)).toEqual(WHOLE));

  it('of some hours leaves the others', () =>
    expect(taken(`14\t${PRICES}`)).toEqual({ '14:00:00': [1, 2, 3, 4, 5, 6] }));

  it.each<[string, readonly string[], readonly string[]]>([
    [
      'a column too few',
      ['1\t2\t3\t4\t5'],
      ['1行目は5列あります。どの行も月〜土の6列か、先頭に時刻を加えた7列にしてください。'],
    ],
    [
      'lines of their own length',
      [HEAD, PRICES, `${PRICES}\t7`],
      ['3行目は7列あります。どの行も月〜土の6列か、先頭に時刻を加えた7列にしてください。'],
    ],
    ['no tabs', ['2900 2900'], ['1行目は1列あります。どの行も月〜土の6列か、先頭に時刻を加えた7列にしてください。']],
    [
      'hours that are not said',
      [PRICES, PRICES],
      [
        'この表は13:00から15:00までの3行ですが、貼り付けたのは2行です。一部の行だけを変えるときは、先頭に時刻の列を加えてください。',
      ],
    ],
    [
      'weekdays alone',
      [HEAD],
      [
        'この表は13:00から15:00までの3行ですが、貼り付けたのは0行です。一部の行だけを変えるときは、先頭に時刻の列を加えてください。',
      ],
    ],
    [
      'a week from Sunday on',
      ['日\t月\t火\t水\t木\t金\t土', `0\t${PRICES}`],
      ['見出しの行は、月・火・水・木・金・土の順にしてください。'],
    ],
    ['a day too few', ['月\t火\t水\t木\t金', PRICES], ['見出しの行は、月・火・水・木・金・土の順にしてください。']],
    [
      'hours of no row',
      [`12:00\t${PRICES}`, `13:30\t${PRICES}`, `12:00\t${PRICES}`],
      ['「12:00」という時刻の行は、この表にありません。', '「13:30」という時刻の行は、この表にありません。'],
    ],
    ['an hour twice', [`13:00\t${PRICES}`, `13時\t${PRICES}`], ['「13時」の行が2回あります。']],
    [
      'one wrong price',
      [PRICES, '1\t2\tx\t4\t5\t6', PRICES],
      [
        '水曜日 14:00の「x」は、料金として読み取れません。',
        '料金は1から999,999までの整数、または空欄（提供不可）にしてください。',
      ],
    ],
  ])('with %s is refused', (_, lines, said) => expect(taken(...lines)).toEqual(said));

  it('with many wrong prices names the first of them', () => {
    const all = taken('a\tb\tc\td\te\tf', PRICES, PRICES);
    expect(all).toHaveLength(7);
    expect(all).toContain('ほか1か所');
  });
});

it('what is copied and pasted changes nothing', () => {
  const sheet = readSheet(cellsOf(sheetText(ROWS)), ROWS);
  expect(sheet.kind === 'prices' && sheet.hours.length === ROWS.length && changesOf(sheet.hours)).toEqual([]);
});

it('sends what differs, an hour once, from the version that was seen', () => {
  const changes = changesOf([
    { row: row(1, 13), prices: [3_100, 2_900, 2_900, 2_900, 0, 0] },
    { row: row(2, 14), prices: [2_900, 2_900, 2_900, 2_900, 2_900, 0] },
    { row: row(3, 15, { week5: 0 }), prices: [2_900, 2_900, 2_900, 2_900, 0, 1_000] },
  ]);
  expect(changes.map(({ before, after }) => [before, after])).toEqual([
    [2_900, 3_100],
    [2_900, 0],
    [0, 1_000],
  ]);
  expect(hourPricesOf(changes)).toEqual([
    { id: 1, version: 11, week1: 3_100, week5: 0 },
    { id: 3, version: 13, week6: 1_000 },
  ]);
});
