import type { Standing } from '@laundry/shared/rules/versions/write-shared';
import { isSame } from '@laundry/web-kit/forms/drafts/draft-changes';
import type { SharedRow } from './shared-row';
import type { OthersWords } from './useSharedWrite';

/** What a row that was read anew says otherwise than a writer was shown last, of some fields; null: nothing of them. */
export function shownSince<Row extends SharedRow>(
  { began, seen, told }: Standing<Row>,
  row: Row,
  fields: readonly string[],
): { readonly others: OthersWords; readonly standing: Standing<Row> } | null {
  if (row.version <= seen.version) return null;
  const [before, now] = [fieldsOf(seen), fieldsOf(row)];
  const changed = fields.filter((field) => !isSame(before.get(field), now.get(field)));
  if (changed.length === 0) return null;
  const values = Object.fromEntries(changed.map((field) => [field, now.get(field)]));
  return {
    others: { by: null, at: null, fields: values },
    standing: { began, seen: row, told: [...told, ...changed] },
  };
}

const fieldsOf = (row: object): ReadonlyMap<string, unknown> => new Map(Object.entries(row));
