import type { JstDate } from '@laundry/shared/time/jst';
import { answer, client } from '../api/client';
import { withKey } from '@laundry/web-kit/calls/idempotency';
import type { ResourceCalls } from './resource-calls';

export const holidayCalls: ResourceCalls = { path: 'businessHolidays' };
export const limitCalls: ResourceCalls = { path: 'admin/washRequestLimits' };

/** A day as whoever sets it knows it; a limit of null: none. */
export interface DayAsSeen {
  readonly limit: number | null;
  readonly holiday: boolean;
}

/** What closes a day or limits its pickups. */
export const calendarActions = {
  businessHolidays: (from: JstDate, to: JstDate) =>
    answer(client.GET('/api/v1/businessHolidays', { params: { query: { from, to } } })),
  /** Answers how many requests are there already. */
  addHoliday: (date: JstDate, key?: string) =>
    answer(client.POST('/api/v1/admin/businessHolidays', { body: { date }, ...withKey(key) })),
  /** Of all or none; answers each with how many requests are there already. */
  addHolidays: (dates: JstDate[], key?: string) =>
    answer(client.POST('/api/v1/admin/businessHolidays/several', { body: { dates }, ...withKey(key) })),
  getNationalHolidays: (from: JstDate, to: JstDate) =>
    answer(client.GET('/api/v1/admin/nationalHolidays', { params: { query: { from, to } } })),
  removeHoliday: (id: number) =>
    answer(client.DELETE('/api/v1/admin/businessHolidays/{id}', { params: { path: { id } } })),
  /** Of the days that have pickups, how many. */
  dayPickups: (from: JstDate, to: JstDate) =>
    answer(client.GET('/api/v1/admin/dayPickups', { params: { query: { from, to } } })),
  listLimits: () => answer(client.GET('/api/v1/admin/washRequestLimits')),
  /** On a day as it was seen. Refused as stale where it is another by now. */
  setLimit: (date: JstDate, limit: number, { limit: seen_limit, holiday: seen_holiday }: DayAsSeen) =>
    answer(client.POST('/api/v1/admin/washRequestLimit', { body: { date, limit, seen_limit, seen_holiday } })),
  /** The one that was seen. Refused as stale where there is another by now. */
  removeLimit: (id: number, seen_limit: number) =>
    answer(client.DELETE('/api/v1/admin/washRequestLimit/{id}', { params: { path: { id }, query: { seen_limit } } })),
};
