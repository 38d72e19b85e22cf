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

/** Which of them are typed otherwise than they stood in `fresh`; one that holds several by its places: `codes.2`. */
export function typedSecrets(values: object, fresh: object, secrets: Secrets): readonly string[] {
  const before = new Map(placesOf(fresh, secrets));
  return placesOf(values, secrets).flatMap(([place, typed]) =>
    (typed ?? '') === (before.get(place) ?? '') ? [] : place,
  );
}

const placesOf = (values: object, secrets: Secrets): readonly [place: string, value: unknown][] =>
  Object.entries(values)
    .filter(([field]) => secrets.includes(field))
    .flatMap(([field, value]: [string, unknown]): [string, unknown][] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).map(([key, inner]) => [`${field}.${key}`, inner])
        : [[field, value]],
    );

const isTyped = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(isTyped) : Boolean(value);

const emptied = (value: unknown): unknown => {
  if (typeof value === 'string') return '';
  if (typeof value === 'boolean') return false;
  return Array.isArray(value) ? [] : null;
};
