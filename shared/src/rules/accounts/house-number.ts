/** Numbers of a quarter, a street or a town, behind which the number of the house still has to come: 三丁目, 北12条, 三番町, 1-chome. */
const OF_A_TOWN = /[\d〇一二三四五六七八九十百]{1,6}(?:丁目|条|番[町丁]|-?ch[oō]me)/g;
/** Between two numbers of an address. */
const DASH = '[-\\u2010-\\u2015\\u2212ーのノ之]';
const NUMERAL = '[〇一二三四五六七八九十百]';
/** Stands where the number of a quarter, a street or a town was. */
const TOWN = '#';
/** Any digit; Chinese numerals before 番地 and 号, or on both sides of a dash; and a house that has none. A bare 番 may end a name, as of 麻布十番. */
const OF_A_HOUSE = new RegExp(
  `\\d|${NUMERAL}(?:番地|号(?!室)|番${NUMERAL}|${DASH}${NUMERAL})|${TOWN}${NUMERAL}+番|無番地|番外地`,
);
/** A building's line may begin with the number of the house, and may be no more than a room: 203, 101号室, 5F. */
const BEFORE_A_BUILDING = new RegExp(`^\\d+(?:${DASH}\\d|[番号](?![室棟館]))`);

/**
 * Whether a street line, such as the town alone that a postal code brings, names no house that a driver could find. Some
 * put the number into the building's line, before its name. It is advice: an address without a number is taken.
 */
export function lacksHouseNumber(street: string, building: string): boolean {
  const typed = plain(street);
  return typed !== '' && !OF_A_HOUSE.test(beyondTown(typed)) && !BEFORE_A_BUILDING.test(plain(building));
}

const beyondTown = (typed: string): string => typed.replace(OF_A_TOWN, TOWN);

const plain = (text: string): string => text.normalize('NFKC').replace(/\s/g, '').toLowerCase();
