import type { JstDate } from '@laundry/shared/time/jst';
import { API_URL, httpClient } from '../api';
import type { DayLimit, Holiday } from '../api-types';
import { holidayCalls, limitCalls } from './calendar';

async function read<Row>(path: string, query: Record<string, string>) {
  const { json, headers } = await httpClient(`${API_URL}/${path}?${new URLSearchParams(query)}`);
  const rows = json as Row[];
  const total = Number(headers.get('content-range')?.split('/').at(-1) ?? rows.length);
  return { rows, total, headers };
}
const rowsOf = async <Row>(path: string, query: Record<string, string> = {}) => (await read<Row>(path, query)).rows;

export const earlierLists = {
  listLimits: () => rowsOf<DayLimit>('admin/washRequestLimits'),
  addHoliday: (date: JstDate) => holidayCalls.create?.({ date }) as Promise<{ id: number; affected: number }>,
  removeHoliday: (id: number) => holidayCalls.remove?.(id) as Promise<null>,
  setLimit: (date: JstDate, limit: number) => limitCalls.create?.({ date, limit }) as Promise<Omit<DayLimit, 'used'>>,
  removeLimit: (id: number) => limitCalls.remove?.(id) as Promise<null>,
  businessHolidays: (from: JstDate, to: JstDate) => rowsOf<Holiday>('businessHolidays', { from, to }),
};
