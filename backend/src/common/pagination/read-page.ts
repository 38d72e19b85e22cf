import type { Database } from '../transaction/database.js';
import type { Conditions } from '../sql/conditions.js';
import type { ListRequest } from './list-request.js';
import type { Page } from './page.js';

/** A hand-written SELECT by its parts; nothing in it but `where`'s parameters is a caller's own text. */
export interface PageSource {
  readonly columns: string;
  readonly from: string;
  readonly where: Conditions;
}

/** A page of a SELECT's rows, and how many it has in all: counted only where the page itself does not tell. */
export async function readPage<Row>(
  database: Database,
  { columns, from, where }: PageSource,
  { orderBy, offset, limit }: Omit<ListRequest<unknown>, 'filter'>,
): Promise<Page<Row>> {
  const source = `FROM ${from} WHERE ${where.sql}`;
  const rows = await database.query<Row>(`SELECT ${columns} ${source} ORDER BY ${orderBy} LIMIT ? OFFSET ?`, [
    ...where.parameters,
    limit,
    offset,
  ]);
  const isLast = rows.length < limit && (rows.length > 0 || offset === 0);
  if (isLast) return { rows, offset, total: offset + rows.length };
  const [counted] = await database.query<{ total: number | string }>(
    `SELECT COUNT(*) AS total ${source}`,
    where.parameters,
  );
  return { rows, offset, total: Number(counted?.total) };
}
