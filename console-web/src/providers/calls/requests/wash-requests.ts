import type { Progress } from '@laundry/shared/constants/progress';
import type { ResultKey } from '@laundry/shared/rules/stages/request-progress';
import type { components } from '@laundry/backend/api';
import type { JstDate } from '@laundry/shared/time/jst';
import { answer, client, leave } from '../../api/client';
import { withKey } from '@laundry/web-kit/calls/idempotency';
import type { ResourceCalls } from '../resource-calls';

type Schemas = components['schemas'];
export type Stamp = Schemas['AdvanceRequestDto'];
/** Only the legs that change. */
export type DateChange = { [Leg in keyof Schemas['ChangeDatesDto']]: string };
const one = (id: number) => ({ path: { id } });

/** The filter of the request list as the address holds it: whole days. A reception number needs none. */
interface RequestFilter {
  readonly from: string;
  readonly to: string;
  readonly id?: string;
  readonly [field: string]: unknown;
}

type Row = Schemas['ConsoleRequestView'];

/** The list is never paged: the people who work with it see the whole of their days. */
export const washRequestCalls: ResourceCalls = {
  path: 'admin/washRequest',
  isWhole: true,
  filterOf: ({ from, to, provisional, ...filter }: RequestFilter) =>
    filter.id === undefined ? { ...filter, provisional, from: `${from}T00:00:00`, to: `${to}T23:59:59` } : filter,
  recordOf: (row: Row) => ({ ...row, id: row.id ?? `${row.user_id} ${row.sched_dt}` }),
};

/** What is done to requests, by its name. */
export const requestActions = {
  staffChoices: () => answer(client.GET('/api/v1/admin/users/myOfficeStaffs')),
  areaHours: (zipcode: string, isOnetime: boolean) =>
    answer(client.GET('/api/v1/areaInfo', { params: { query: { zipcode, is_onetime: isOnetime ? '1' : '0' } } })),
  /** Who requests of a day can be given to, and who usually does the next stage for their customers. */
  getAssignChoices: (query: { date: JstDate; user_id?: number[]; status?: number }) =>
    answer(client.GET('/api/v1/admin/washRequest/assignChoices', { params: { query } })),
  /** Each to somebody of its own, all or none; as long as all are as they were seen. */
  assignEach: (body: Schemas['AssignEachDto']) => answer(client.POST('/api/v1/admin/washRequest/assignEach', { body })),
  /** The order of somebody's open stops within their half hours; as long as all are as they were seen. */
  orderVisits: (body: Schemas['VisitOrderDto']) => answer(client.PUT('/api/v1/admin/routeSheets/order', { body })),
  /** Whom the stops of a day could be given to that nobody has. */
  getAssignProposal: (date: JstDate) =>
    answer(client.GET('/api/v1/admin/washRequest/assignProposal', { params: { query: { date } } })),
  setCount: (id: number, body: Schemas['SetCountDto'], key?: string) =>
    answer(client.POST('/api/v1/admin/washRequests/{id}/setCount', { params: one(id), body, ...withKey(key) })),
  /** It leaves although the app is put away and closed meanwhile; `isLast`: although that happens now. */
  setDate: (id: number, body: Stamp, key?: string, isLast = false) =>
    answer(
      client.POST('/api/v1/admin/washRequest/{id}/setDate', {
        params: one(id),
        body,
        ...withKey(key),
        keepalive: true,
        ...(isLast && { fetch: leave }),
      }),
    ),
  delDate: (id: number, resultKey: ResultKey, status: Progress) =>
    answer(
      client.POST('/api/v1/admin/washRequest/{id}/delDate', { params: one(id), body: { [resultKey]: 1, status } }),
    ),
  /** One code for each bag of the requests that the caller sees. */
  getBagLabels: (id: number[]) => answer(client.GET('/api/v1/admin/bagLabels', { params: { query: { id } } })),
  loadBags: (id: number, body: Schemas['LoadBagsDto'], key?: string) =>
    answer(client.POST('/api/v1/admin/washRequest/{id}/load', { params: one(id), body, ...withKey(key) })),
  sendAbsenceMail: (id: number, body: Schemas['AbsenceMailDto'], key?: string) =>
    answer(client.POST('/api/v1/admin/washRequest/{id}/sendAbsenceMail', { params: one(id), body, ...withKey(key) })),
  /** What was done at a stop and was not taken, for whoever steers the day. */
  reportAct: (id: number, body: Schemas['ReportActDto'], key: string) =>
    answer(client.POST('/api/v1/admin/washRequest/{id}/actReports', { params: one(id), body, ...withKey(key) })),
  /** A page of them; `before`: the last that is known. */
  getActReports: (query: { wreq_id?: number; before?: number }) =>
    answer(client.GET('/api/v1/admin/actReports', { params: { query } })),
  getClosedActReports: (query: { wreq_id?: number }) =>
    answer(client.GET('/api/v1/admin/actReports/closed', { params: { query } })),
  closeActReport: (id: number, body: Schemas['SettleReportDto']) =>
    answer(client.POST('/api/v1/admin/actReports/{id}/close', { params: one(id), body })),
  reopenActReport: (id: number, body: Schemas['SettleReportDto']) =>
    answer(client.POST('/api/v1/admin/actReports/{id}/reopen', { params: one(id), body })),
  /** The mail that would be sent, to be read before. */
  getAbsenceMail: (id: number) => answer(client.GET('/api/v1/admin/washRequest/{id}/absenceMail', { params: one(id) })),
  getFullDays: (query: { from: JstDate; to: JstDate }) =>
    answer(client.GET('/api/v1/admin/fullDays', { params: { query } })),
  changeDates: (id: number, body: DateChange) =>
    answer(client.PUT('/api/v1/admin/washRequests/{id}', { params: one(id), body })),
  cancelRequest: (id: number) => answer(client.DELETE('/api/v1/admin/washRequests/cancel/{id}', { params: one(id) })),
  discardRequest: (id: number) => answer(client.DELETE('/api/v1/admin/washRequests/delete/{id}', { params: one(id) })),
};
