import { FieldErrors } from './field-errors.js';

/** The errors that a rule of a whole form found, by field; nothing when it found none. */
export function throwFormErrors(
  errors: Readonly<Record<string, { readonly code: string; readonly params?: Readonly<Record<string, number>> }>>,
): void {
  const messages = Object.entries(errors).map(([field, { code, params }]) => {
    const query = new URLSearchParams(
      Object.entries(params ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
    ).toString();
    return [field, [query === '' ? code : `${code}?${query}`]] as const;
  });
  if (messages.length > 0) throw new FieldErrors(Object.fromEntries(messages));
}
