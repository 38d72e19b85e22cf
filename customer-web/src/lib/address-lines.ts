import { formatZip } from '@laundry/shared/text/normalize';

/** An address by lines: postal code, street, building. Words are parted: in Latin letters they would run together. */
export const addressLines = (
  zipcode: string,
  street: readonly string[],
  building: readonly string[],
): readonly string[] => [formatZip(zipcode), parted(street), parted(building)].filter(Boolean);

const parted = (words: readonly string[]): string => words.filter(Boolean).join(' ');
