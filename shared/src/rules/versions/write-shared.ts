import { isSame, rebase } from './rebase.js';

interface Versioned {
  readonly version: number;
}

/** Where somebody who writes a row stands: what it held when they began, and what they were shown of it last. */
export interface Standing<Row extends Versioned> {
  readonly began: Row;
  readonly seen: Row;
  /** The fields that they were told somebody else filled in. */
  readonly told: readonly string[];
}

export const beginning = <Row extends Versioned>(began: Row): Standing<Row> => ({ began, seen: began, told: [] });

/** What a row that was read anew says otherwise than a writer was shown last, of some fields; null: nothing of them. */
export function standingAfter<Row extends Versioned>(
  { began, seen, told }: Standing<Row>,
  row: Row,
  fields: readonly string[],
): { readonly fields: Readonly<Record<string, unknown>>; readonly standing: Standing<Row> } | null {
  if (row.version <= seen.version) return null;
  const [shown, now] = [fieldsOf(seen), fieldsOf(row)];
  const changed = fields.filter((field) => !isSame(shown.get(field), now.get(field)));
  if (changed.length === 0) return null;
  return { fields: only(changed, now), standing: { began, seen: row, told: [...told, ...changed] } };
}

/** How a row is sent, and what a refusal as stale says that it holds now; undefined: it is another refusal. */
interface Sending<Values, Result> {
  readonly send: (data: Values & Versioned) => Promise<Result>;
  readonly currentOf: (error: unknown) => (object & Versioned) | undefined;
}

/** What became of it. `conflict`: what others wrote into the writer's own fields, and how the next try begins. */
export type Written<Row extends Versioned, Result> =
  | { readonly kind: 'stored'; readonly result: Result }
  | { readonly kind: 'refused'; readonly error: unknown }
  | {
      readonly kind: 'conflict';
      readonly error: unknown;
      readonly fields: Readonly<Record<string, unknown>>;
      readonly standing: Standing<Row>;
    };

/** Tries until nobody else is faster; each is of a version that somebody has just made. */
const TRIES = 3;

/**
 * Writes a row that others write too. Where somebody changed other fields of it since the writer began, theirs stay and
 * nobody is asked. Where they changed the same ones, it says what; sent again from that standing, it replaces that.
 */
export async function writeShared<Row extends Versioned, Values extends object, Result>(
  typed: Values,
  { began, seen: shown, told }: Standing<Row>,
  { send, currentOf }: Sending<Values, Result>,
): Promise<Written<Row, Result>> {
  let seen = shown;
  let { values } = rebase(typed, { began, seen, current: seen, told });
  for (let left = TRIES; ; left -= 1) {
    try {
      return { kind: 'stored', result: await send({ ...values, version: seen.version }) };
    } catch (error) {
      const current = currentOf(error);
      if (current === undefined) return { kind: 'refused', error };
      const rebased = rebase(typed, { began, seen, current, told });
      seen = { ...seen, ...current };
      values = rebased.values;
      if (rebased.conflicts.length === 0 && left > 1) continue;
      const fields = only(rebased.conflicts, fieldsOf(current));
      return { kind: 'conflict', error, fields, standing: { began, seen, told: [...told, ...rebased.conflicts] } };
    }
  }
}

const fieldsOf = (row: object): ReadonlyMap<string, unknown> => new Map(Object.entries(row));

const only = (fields: readonly string[], row: ReadonlyMap<string, unknown>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(fields.map((field) => [field, row.get(field)]));
