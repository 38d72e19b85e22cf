/** What the search of a postal code filled in. */
export interface FoundAddress {
  zip: string;
  /** Prefecture and city. */
  line: string;
  town: string;
}

/** As the form has them now: prefecture and city, then town and house number. */
export interface AddressLines {
  line: string;
  street: string;
}

/**
 * The lines when the postal code has become another. What the search filled in goes with its code, and comes back with
 * it; what was typed in its place, or behind it, stays.
 */
export function linesAt(zip: string, found: FoundAddress, { line, street }: AddressLines): AddressLines {
  if (zip === found.zip) return { line: line.trim() === '' ? found.line : line, street: inTown(street, found.town) };
  return {
    line: line === found.line ? '' : line,
    street: street.startsWith(found.town) ? street.slice(found.town.length) : street,
  };
}

/** The town before a house number that stands alone. */
const inTown = (street: string, town: string): string => (/^($|[\d０-９])/.test(street) ? `${town}${street}` : street);
