/** The values that say something, texts without white space around them. */
export function filledIn(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const trimmed = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(
    trimmed.filter(([, value]) => value !== '' && value !== null && value !== undefined),
  ) as Record<string, unknown>;
}
