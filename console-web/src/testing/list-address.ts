/** The address of a list with a filter, as react-admin writes it. */
export const listAddress = (path: string, filter: object, more: Readonly<Record<string, string>> = {}): string =>
  `${path}?${new URLSearchParams({ filter: JSON.stringify(filter), ...more })}`;

/** The filter that an address holds. */
export const filterIn = (search: string): unknown => JSON.parse(new URLSearchParams(search).get('filter') ?? '{}');
