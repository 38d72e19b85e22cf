import type { InsertResult } from 'typeorm';

/**
 * The id of a row inserted with `updateEntity(false)`, which on SQLite saves TypeORM's reading the row back: the
 * drivers answer it bare or in their header.
 */
export function insertedId(result: InsertResult): number {
  const raw = result.raw as number | bigint | { readonly insertId: number };
  return Number(typeof raw === 'object' ? raw.insertId : raw);
}
