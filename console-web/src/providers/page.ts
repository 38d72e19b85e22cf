import { type Answer, API_URL, httpClient } from './http-client';

/** A stretch of a list, and how many rows the whole list has. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** Asks for a page, from 0, by the conventions of ra-data-simple-rest; `total` comes from Content-Range (contract). */
export async function askPage<Row>(
  path: string,
  params: URLSearchParams,
  { page, size }: { page: number; size: number },
): Promise<Page<Row> & Pick<Answer<Row[]>, 'headers'>> {
  const asked = new URLSearchParams(params);
  asked.set('range', JSON.stringify([page * size, page * size + size - 1]));
  const { json, headers } = await httpClient<Row[]>(`${API_URL}${path}?${asked}`);
  return { rows: json, total: totalOf(headers.get('content-range')) ?? json.length, headers };
}

const totalOf = (contentRange: string | null): number | null => {
  const total = contentRange?.split('/').at(-1);
  return total !== undefined && /^\d+$/.test(total) ? Number(total) : null;
};
