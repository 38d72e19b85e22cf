import type { Leg, Progress } from '@laundry/shared/constants/progress';
import type { AreaHours } from '@laundry/shared/rules/area-hours';
import type { ResultKey } from '@laundry/shared/rules/request-progress';
import type { JstDate, JstDateTime } from '@laundry/shared/time/jst';
import type { RequestDetail, RequestRow, StaffChoice } from './api-types';
import { call } from './http-client';

/** What the list is asked for; nothing is sent for a filter that is not set. */
export interface RequestFilter {
  readonly from: JstDate;
  readonly to: JstDate;
  readonly staff_id?: string | undefined;
  readonly status?: readonly number[] | undefined;
  readonly size?: string | undefined;
  readonly user_id?: string | undefined;
  readonly venue_provider_name?: string | undefined;
}

/** One stage's stamp; `status` is the one the operator saw. */
export type Stamp = Partial<Record<ResultKey, JstDateTime>> & {
  readonly status: Progress;
  readonly count?: number;
  readonly staff_list?: readonly { readonly id: number; readonly count: number }[];
  readonly has_oil_treatment?: number;
  readonly laundry_type?: number;
};

export interface DateChangeBody {
  readonly sched_pickup_dt?: JstDateTime;
  readonly sched_delivery_dt?: JstDateTime;
}

/** The named actions on requests (contract, "Back office"). */
export const washRequestCalls = {
  listRequests: (filter: RequestFilter) => call<RequestRow[]>('GET', `/admin/washRequest?${queryOf(filter)}`),
  getRequest: (id: number) => call<RequestDetail>('GET', `/admin/washRequest/${id}`),
  staffChoices: () => call<StaffChoice[]>('GET', '/admin/users/myOfficeStaffs'),
  assignStaff: (id: number, staff_id: number) =>
    call<{ name1: string; name2: string }>('POST', `/admin/washRequest/${id}/assignStaff`, { staff_id }),
  assignStaffs: (ids: readonly number[], staff_id: number) =>
    call<{ assigned: number }>('POST', '/admin/washRequest/assignStaffs', { staff_id, wash_request_id: ids }),
  setCount: (id: number, count: number) =>
    call<{ count: number; fold_cost: number; available_request_count: number | null }>(
      'POST',
      `/admin/washRequests/${id}/setCount`,
      { count },
    ),
  setDate: (id: number, stamp: Stamp) =>
    call<RequestRow & { count_error?: string }>('POST', `/admin/washRequest/${id}/setDate`, stamp),
  delDate: (id: number, resultKey: ResultKey, status: Progress) =>
    call<RequestRow>('POST', `/admin/washRequest/${id}/delDate`, { [resultKey]: 1, status }),
  sendAbsenceMail: (id: number, type: Leg) =>
    call<Pick<RequestDetail, 'absence_status' | 'absence_mail_histories'>>(
      'POST',
      `/admin/washRequest/${id}/sendAbsenceMail`,
      { type },
    ),
  changeDates: (id: number, dates: DateChangeBody) => call<RequestRow>('PUT', `/admin/washRequests/${id}`, dates),
  cancelRequest: (id: number) => call<null>('DELETE', `/admin/washRequests/cancel/${id}`),
  discardRequest: (id: number) => call<null>('DELETE', `/admin/washRequests/delete/${id}`),
  businessHolidays: (from: JstDate, to: JstDate) =>
    call<{ id: number; date: JstDate }[]>('GET', `/businessHolidays?${new URLSearchParams({ from, to })}`),
  areaInfo: (zipcode: string, isOnetime: boolean) =>
    call<AreaHours & { error: string | null }>(
      'GET',
      `/areaInfo?${new URLSearchParams({ zipcode, is_onetime: isOnetime ? '1' : '0' })}`,
    ),
};

/** The query of the list: whole days, so from the first second to the last (spec 2 §7). */
export function queryOf({ from, to, status = [], ...texts }: RequestFilter): string {
  const query = new URLSearchParams({ from: `${from}T00:00:00`, to: `${to}T23:59:59` });
  for (const one of status) query.append('status[]', String(one));
  for (const [name, value] of Object.entries(texts)) if (value) query.set(name, value);
  return query.toString();
}
