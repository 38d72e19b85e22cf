/** The values of a list's search; react-admin, and the address they stand in, leave them untyped. */
export type Filter = Readonly<Record<string, unknown>>;

/** What was typed or chosen as a text; empty for anything else. */
export const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The values that say something, texts without white space around them. */
export function filledIn(values: Filter): Filter {
  const trimmed = Object.entries(values).map(
    ([name, value]) => [name, typeof value === 'string' ? value.trim() : value] as const,
  );
  return Object.fromEntries(trimmed.filter(([, value]) => value !== '' && value !== null && value !== undefined));
}
