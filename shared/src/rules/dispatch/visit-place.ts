import { comparedTexts } from '../../text/compared-texts.js';
import { splitRoom } from '../../text/venue-room.js';
import { digitsOnly, toHalfWidth } from '../../text/normalize.js';

/** A delivery address as it is stored; without its parts for those who may not see it. */
export interface VisitAddress {
  readonly send_addr_zipcode?: string | null;
  readonly send_addr_detail1?: string | null;
  readonly send_addr_detail2?: string | null;
  readonly send_addr_detail3?: string | null;
}

/** Where a visit is, so that two ways to write one place compare alike. */
export interface VisitPlace {
  readonly zipcode: string;
  /** What stands before the numbers of the block. */
  readonly town: string;
  /** 1丁目2番3号 and 1-2-3: 1, 2, 3. */
  readonly block: readonly number[];
  readonly building: string;
  readonly room: number;
}

/** Written in Chinese numerals only before these: 四谷三丁目 is the third of 四谷. */
const KANJI_NUMBER = /([〇一二三四五六七八九十百]+)(丁目|番|号|条)?/g;
/** Between two digits they part the numbers of a block. */
const DASHES = /(?<=\d)[-\u2010-\u2015\u2212ー~〜のノ之](?=\d)/g;
/** 番地, 号 and the like end a number of a block; 三番町, 号室 and 号棟 do not. */
const COUNTERS = /(\d)(?:丁目|番地の?|番(?!町)の?|号(?![室棟館]))-?(?=(\d?))/g;
/** The first numbers that are not of a town: 北12条, 三番町. */
const BLOCK = /\d{1,9}(?:-\d{1,9}){0,6}(?![\d条]|番町)/;
const ROOM = /-?(\d{1,9})(?:号室|号|室|f|階)?$/;

/** The parts of an address by which visits are ordered. */
export function visitPlace(address: VisitAddress): VisitPlace {
  const city = plain(address.send_addr_detail1 ?? '');
  const street = inDigits(plain(address.send_addr_detail2 ?? '').replace(city, ''));
  const found = BLOCK.exec(street);
  const [numbers = ''] = found ?? [];
  const town = street.slice(0, found?.index);
  const rest = street.slice(town.length + numbers.length);
  const house = splitRoom(address.send_addr_detail3 ?? '');
  const inside = plain(`${rest}${house.building}${house.room === '' ? '' : `-${house.room}`}`);
  const room = ROOM.exec(inside);
  return {
    zipcode: digitsOnly(address.send_addr_zipcode ?? ''),
    town: `${city}${town.replace(/[ヶが]/g, 'ケ').replace(/大字|字/g, '')}`,
    block: numbers === '' ? [] : numbers.split('-').map(Number),
    building: inside.slice(0, room?.index),
    room: Number(room?.[1] ?? 0),
  };
}

/** One house, however its address is written. */
export function houseOf(address: VisitAddress): string {
  const { town, block } = visitPlace(address);
  return `${town} ${block.join('-')}`;
}

/** Below 0: the one comes before the other. Postal code, block, building, room. */
export function comparePlaces(one: VisitPlace, other: VisitPlace): number {
  return (
    comparedTexts(one.zipcode, other.zipcode) ||
    comparedTexts(one.town, other.town) ||
    comparedBlocks(one.block, other.block) ||
    comparedTexts(one.building, other.building) ||
    one.room - other.room
  );
}

const plain = (text: string): string => toHalfWidth(text).replace(/\s/g, '').toLowerCase();

const inDigits = (street: string): string =>
  street
    .replace(KANJI_NUMBER, (written, numerals: string, counter?: string) =>
      counter === undefined ? written : `${numberOf(numerals)}${counter}`,
    )
    .replace(DASHES, '-')
    .replace(COUNTERS, (_, digit: string, next: string) => (next === '' ? digit : `${digit}-`));

const DIGITS = '〇一二三四五六七八九';

/** 二十三 is 23, and so is 二三. */
function numberOf(numerals: string): number {
  let sum = 0;
  let digit = 0;
  for (const each of numerals) {
    const unit = each === '十' ? 10 : each === '百' ? 100 : 0;
    if (unit === 0) digit = digit * 10 + DIGITS.indexOf(each);
    else {
      sum += Math.max(digit, 1) * unit;
      digit = 0;
    }
  }
  return sum + digit;
}

/** Number by number; a block comes before what lies in it. */
function comparedBlocks(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((number, place) => number !== other[place]);
  if (at < 0) return one.length - other.length;
  return (one[at] ?? 0) - (other[at] ?? -1);
}
