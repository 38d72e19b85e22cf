/** Names of fields that are never written down: passwords, door codes, and what is to be agreed to anew. */
export type Secrets = readonly string[];

/** Whether something is typed into such a field, at whatever depth. */
export const holdsSecret = (value: unknown, secrets: Secrets): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).some(([field, inner]) =>
    secrets.includes(field) ? isTyped(inner) : holdsSecret(inner, secrets),
  );

/** The same with nothing in such fields, so that it may be written. */
export function withoutSecrets<T>(value: T, secrets: Secrets): T {
  if (secrets.length === 0) return value;
  return JSON.parse(JSON.stringify(value), (field, inner: unknown) =>
    secrets.includes(field) ? emptied(inner) : inner,
  ) as T;
}

const isTyped = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(isTyped) : Boolean(value);

const emptied = (value: unknown): unknown => {
  if (typeof value === 'string') return '';
  if (typeof value === 'boolean') return false;
  return Array.isArray(value) ? [] : null;
};
