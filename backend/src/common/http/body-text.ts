/** A text of a body that has not been checked yet; null when it has no such text. */
export function bodyText(body: unknown, field: string): string | null {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, field)) return null;
  const value: unknown = Reflect.get(body, field);
  return typeof value === 'string' ? value : null;
}
