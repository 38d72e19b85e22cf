import { describe, expect, it } from 'vitest';
import { comparePlaces, houseOf, visitPlace } from './visit-place.js';

const at = (detail2: string, detail3 = '', zipcode = '1500001') =>
  visitPlace({
    send_addr_zipcode: zipcode,
    send_addr_detail1: '東京都渋谷区',
    send_addr_detail2: detail2,
    send_addr_detail3: detail3,
  });

describe('one place, however it is written', () => {
  it.each([
    '神宮前1-2-3',
    '神宮前１－２－３',
    '神宮前1丁目2番3号',
    '神宮前１丁目２番３号',
    '神宮前一丁目2番3号',
    '神宮前一丁目二番三号',
    '神宮前1丁目2-3',
    '神宮前1丁目2番地3',
    '神宮前1丁目2番地の3',
    '神宮前1丁目2の3',
    '神宮前 1ー2ー3',
    '神宮前1‐2−3',
    '東京都渋谷区神宮前1-2-3',
  ])('%s', (detail2) =>
    expect(at(detail2)).toMatchObject({ town: '東京都渋谷区神宮前', block: [1, 2, 3], building: '', room: 0 }),
  );
});

it.each([
  ['四谷三丁目10', '', '東京都渋谷区四谷', [3, 10], '', 0],
  ['八丁堀二十三番地', '', '東京都渋谷区八丁堀', [23], '', 0],
  ['六本木6-10-1', '六本木ヒルズ 2301', '東京都渋谷区六本木', [6, 10, 1], '六本木ヒルズ', 2301],
  ['六本木6-10-1 六本木ヒルズ2301号室', '', '東京都渋谷区六本木', [6, 10, 1], '六本木ヒルズ', 2301],
  ['六本木6-10-1', '六本木ヒルズ@2301', '東京都渋谷区六本木', [6, 10, 1], '六本木ヒルズ', 2301],
  ['北十二条西3丁目1番2号', '第2コーポ 305', '東京都渋谷区北12条西', [3, 1, 2], '第2コーポ', 305],
  ['港南1-2-3-405', '', '東京都渋谷区港南', [1, 2, 3, 405], '', 0],
  ['霞が関3-2-1', 'ＭＦビル３Ｆ', '東京都渋谷区霞ケ関', [3, 2, 1], 'mfビル', 3],
  ['霞ヶ関3-2-1', 'MFビル 3階', '東京都渋谷区霞ケ関', [3, 2, 1], 'mfビル', 3],
  ['神宮前1-2-3', 'コーポA-101', '東京都渋谷区神宮前', [1, 2, 3], 'コーポa', 101],
  ['神宮前1-2-3', 'メゾン青山', '東京都渋谷区神宮前', [1, 2, 3], 'メゾン青山', 0],
  ['三番町6-8', '', '東京都渋谷区3番町', [6, 8], '', 0],
  ['大字高田１２３４', '', '東京都渋谷区高田', [1234], '', 0],
  ['神宮前', '', '東京都渋谷区神宮前', [], '', 0],
  ['', '', '東京都渋谷区', [], '', 0],
])('%s %s is in %s, %j, %s, %i', (detail2, detail3, town, block, building, room) =>
  expect(at(detail2, detail3)).toMatchObject({ town, block, building, room }),
);

it('knows a house however it is written, and two houses of a block as two', () => {
  const house = (send_addr_detail2: string) => houseOf({ send_addr_detail1: '東京都渋谷区', send_addr_detail2 });
  expect(house('神宮前一丁目２番３号 メゾン 305')).toBe(house('神宮前1-2-3'));
  expect(house('神宮前1-2-4')).not.toBe(house('神宮前1-2-3'));
});

it('reads a postal code of any width, and an address that may not be seen as none', () => {
  expect(at('', '', '１５０-０００１').zipcode).toBe('1500001');
  expect(visitPlace({})).toEqual({ zipcode: '', town: '', block: [], building: '', room: 0 });
});

it.each([
  [at('千駄ヶ谷1-1', '', '1510051'), at('神宮前9-9', '', '1500001'), 1],
  [at('神宮前2-1'), at('神宮前10-1'), -1],
  [at('神宮前1-2-10'), at('神宮前1丁目2番9号'), 1],
  [at('神宮前1-2'), at('神宮前1-2-1'), -1],
  [at('神宮前1-2-1'), at('神宮前1-2'), 1],
  [at('神宮前1-2-3', 'メゾン 201'), at('神宮前1-2-3', 'メゾン 1001'), -1],
  [at('神宮前1-2-3', 'メゾン 201'), at('神宮前1-2-3', 'コーポ 301'), 1],
  [at('神宮前1丁目2番3号', 'メゾン２０１'), at('神宮前1-2-3', 'メゾン 201号室'), 0],
])('%j and %j', (one, other, sign) => expect(Math.sign(comparePlaces(one, other))).toBe(sign));
