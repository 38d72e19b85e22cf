import type { Secrets } from './secrets';

/** A field that was typed into, and what stood there before. */
interface Change {
  readonly was: unknown;
  readonly typed: unknown;
}

/**
 * What is stored of a form, by field: only what differs from a fresh one, so that whatever was left as it stood is up to
 * date when somebody goes on, also where a colleague has changed it meanwhile.
 */
export type DraftChanges = Readonly<Record<string, Change>>;

/** What was typed over `fresh`; of a field that was stored `before`, over what it was typed first. */
export function changesOf(values: object, fresh: object, before: DraftChanges = {}): DraftChanges {
  const typedNow = new Map<string, unknown>(Object.entries(values));
  return Object.fromEntries(
    Object.entries(fresh).flatMap(([field, today]): [string, Change][] => {
      // react-admin empties a text by null.
      const typed = typedNow.get(field) ?? (typeof today === 'string' ? '' : null);
      return isSame(typed, today) ? [] : [[field, { was: (before[field] ?? { was: today }).was, typed }]];
    }),
  );
}

/** The changes that were stored, but of `secrets`; whatever else a tab holds, such as the form of an older version, is none. */
export const changesIn = (kept: object | null, secrets: Secrets = []): DraftChanges =>
  Object.fromEntries(
    Object.entries(kept ?? {}).filter(
      (field): field is [string, Change] => isChange(field[1]) && !secrets.includes(field[0]),
    ),
  );

/** The form of today, with what was typed into it before. */
export function withChanges<Values extends object>(fresh: Values, changes: DraftChanges): Values {
  const typed = standing(fresh, changes).map((field): [string, unknown] => [field, changes[field]?.typed]);
  return { ...fresh, ...Object.fromEntries(typed) };
}

/** The fields into which somebody else has written something else than what was typed. */
export const conflictsWith = (fresh: object, changes: DraftChanges): readonly string[] => {
  const today = new Map<string, unknown>(Object.entries(fresh));
  return standing(fresh, changes).filter((field) => !isSame(changes[field]?.was, today.get(field)));
};

/** Of the fields that the form has today, those of which what was typed still is a change. */
const standing = (fresh: object, changes: DraftChanges): readonly string[] =>
  Object.entries(fresh)
    .filter(([field, today]) => {
      const change = changes[field];
      if (change === undefined || isSame(change.typed, today)) return false;
      // Where nothing was chosen yet, whatever was chosen fits.
      return today === null || kindOf(change.typed) === kindOf(today);
    })
    .map(([field]) => field);

const isChange = (value: unknown): value is Change =>
  typeof value === 'object' && value !== null && 'was' in value && 'typed' in value;

/** Whether two values of a form are the same. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const kindOf = (value: unknown) => (value === null ? null : Array.isArray(value) || typeof value);
