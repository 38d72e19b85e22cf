import type { Change } from './operation-payloads.js';

type Between<Row, Field extends keyof Row> = { [Each in Field]?: Change<NonNullable<Row[Each]>> };

/** Those of some fields that differ, from what to what. */
export function changesBetween<Row, Field extends keyof Row>(
  before: Row,
  after: Pick<Row, Field>,
  fields: readonly Field[],
): Between<Row, Field> {
  const changes: Between<Row, Field> = {};
  for (const field of fields)
    if (before[field] !== after[field]) changes[field] = [before[field] ?? null, after[field] ?? null];
  return changes;
}
