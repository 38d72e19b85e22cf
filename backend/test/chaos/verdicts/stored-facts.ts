import type { Select } from '../../../src/database/read-snapshot.js';

/** How often each effect of a call is stored, by its name (clients/effects.ts). */
export async function storedFacts(select: Select): Promise<Map<string, number>> {
  const facts = new Map<string, number>();
  const add = (what: string, times: number) => facts.set(what, (facts.get(what) ?? 0) + times);
  // Without those of the system itself, which nobody asked for by a call.
  const operations = await select(`SELECT operation_type AS type, wreq_id, user_id, COUNT(*) AS times
    FROM operation_histories WHERE operation_user_id IS NOT NULL GROUP BY operation_type, wreq_id, user_id`);
  for (const { type, wreq_id, user_id, times } of operations) {
    if (wreq_id !== null) add(`operation ${Number(type)} of request ${Number(wreq_id)}`, Number(times));
    if (user_id !== null) add(`operation ${Number(type)} of customer ${Number(user_id)}`, Number(times));
  }
  for (const { id, bikou } of await select("SELECT id, bikou FROM wash_requests WHERE bikou LIKE 'chaos-%'")) {
    add(`request by key ${String(bikou)}`, 1);
    add(`request ${Number(id)} by key ${String(bikou)}`, 1);
  }
  return facts;
}

/** What has been added since. */
export const since = (before: ReadonlyMap<string, number>, now: ReadonlyMap<string, number>): Map<string, number> =>
  new Map([...now].map(([what, times]) => [what, times - (before.get(what) ?? 0)]));
