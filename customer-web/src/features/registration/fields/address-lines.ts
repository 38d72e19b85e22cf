import type { ZipAddress } from '../../../lib/calls/api-types';

/** A note of the postal code list that is no part of an address. */
const NOTE = /（次のビルを除く）/;

/** Prefecture and city, then the town; the street number is the customer's to add. */
export const addressLines = ({ prefecture_name, address1, address2, address3 }: ZipAddress): [string, string] => [
  `${prefecture_name}${address1}`,
  `${address2}${address3}`.replace(NOTE, ''),
];

/**
 * The street line after a search. What was typed stays where it belongs to the town that was found: a house number alone
 * gets the town before it. Only the line of another town, or of no house, gives way.
 */
export function streetAfterSearch(typed: string, town: string): string {
  const street = typed.trim();
  if (street.includes(town)) return street;
  return /^[\d０-９]/.test(street) ? `${town}${street}` : town;
}
