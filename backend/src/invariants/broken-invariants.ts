import type { Select } from '../database/read-snapshot.js';
import type { Invariant } from './invariant.js';
import { INVARIANTS } from './invariants.js';

/** Rows of one invariant that are shown. */
const ROWS_SHOWN = 20;

export interface BrokenInvariant {
  readonly invariant: Invariant;
  /** What breaks it; the first of many. */
  readonly rows: Awaited<ReturnType<Select>>;
}

/** Asks for every invariant in its turn, and answers those that do not hold, with `most` rows each. */
export async function brokenInvariants(select: Select, most = ROWS_SHOWN + 1): Promise<BrokenInvariant[]> {
  const sound = await soundTables(select);
  const broken: BrokenInvariant[] = [];
  for (const invariant of INVARIANTS) {
    if (invariant.ofRows !== undefined && sound.has(invariant.ofRows.table)) continue;
    const rows = await select(`${invariant.sql}\n LIMIT ${most}`);
    if (rows.length > 0) broken.push({ invariant, rows });
  }
  return broken;
}

/** The tables none of whose rows breaks an invariant of rows: one look at each, however many there are. */
async function soundTables(select: Select): Promise<Set<string>> {
  const conditions = new Map<string, string[]>();
  for (const { ofRows: { table, broken } = { table: '', broken: '' } } of INVARIANTS)
    if (table !== '') conditions.set(table, [...(conditions.get(table) ?? []), `(${broken})`]);
  const sound = new Set<string>();
  for (const [table, broken] of conditions) {
    const rows = await select(`SELECT 1 AS found FROM ${table} WHERE ${broken.join('\n OR ')} LIMIT 1`);
    if (rows.length === 0) sound.add(table);
  }
  return sound;
}

/** Its name, where the handbook promises it, and a line for each row. */
export function describeBroken({ invariant, rows }: BrokenInvariant): string {
  const lines = rows.slice(0, ROWS_SHOWN).map((row) => `  ${JSON.stringify(row)}`);
  if (rows.length > ROWS_SHOWN) lines.push('  and others');
  return [`broken: ${invariant.name} (docs/${invariant.rule})`, ...lines].join('\n');
}
