import type { LiveChange } from './live-change.js';

/** So many rows of a list are told one by one: of more, the whole list is asked for. */
const MOST_IDS = 100;

/** What is told at once: of one row its latest change, of a list in which very many changed only that. */
export function fewChanges(changes: readonly LiveChange[]): LiveChange[] {
  const latest = new Map(changes.map((change) => [`${change.resource} ${change.id}`, change]));
  const rows = new Map<string, number>();
  for (const { resource } of latest.values()) rows.set(resource, (rows.get(resource) ?? 0) + 1);
  const few = [...latest.values()].filter(({ resource }) => Number(rows.get(resource)) <= MOST_IDS);
  const many = [...latest.values()].filter(({ resource }) => Number(rows.get(resource)) > MOST_IDS);
  const collapsed = new Map(many.map((change) => [change.resource, { ...change, id: null, by: null }]));
  return [...few, ...collapsed.values()];
}
