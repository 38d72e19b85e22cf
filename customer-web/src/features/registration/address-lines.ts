import type { ZipAddress } from '../../lib/api-types';

/** A note of the postal code list that is no part of an address (spec 1 §5 "except following building"). */
const NOTE = /（次のビルを除く）/;

/** Prefecture and city, then the town; the street number is the customer's to add. */
export const addressLines = ({ prefecture_name, address1, address2, address3 }: ZipAddress): [string, string] => [
  `${prefecture_name}${address1}`,
  `${address2}${address3}`.replace(NOTE, ''),
];
