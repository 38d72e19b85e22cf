import type { JstDate } from '@laundry/shared/time/jst';
import type { DayLimit } from './api-types';
import { call } from './http-client';

/** The named actions on holidays and on the days' limits (contract, "Back office"). */
export const calendarCalls = {
  listLimits: () => call<DayLimit[]>('GET', '/admin/washRequestLimits'),
  addHoliday: (date: JstDate) => call<{ id: number; affected: number }>('POST', '/admin/businessHolidays', { date }),
  removeHoliday: (id: number) => call<null>('DELETE', `/admin/businessHolidays/${id}`),
  setLimit: (date: JstDate, limit: number) =>
    call<Pick<DayLimit, 'id' | 'date' | 'limit'>>('POST', '/admin/washRequestLimit', { date, limit }),
  removeLimit: (id: number) => call<null>('DELETE', `/admin/washRequestLimit/${id}`),
};
