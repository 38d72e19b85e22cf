import type { CreateParams, DataProvider, GetListParams, GetListResult, RaRecord, UpdateParams } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { type ResourceName, isResource } from './access/access';
import { API_URL, httpClient } from './api/client';
import { accountActions } from './calls/account';
import { areaCalls } from './calls/areas';
import { calendarActions, holidayCalls, limitCalls } from './calls/calendar';
import { claimActions, claimCalls } from './calls/claims';
import { customerActions } from './calls/customers';
import { liveActions } from './calls/live';
import { historyCalls, historyFiles } from './calls/histories';
import { progressCalls } from './calls/requests/progress';
import { maintenanceActions, maintenanceCalls } from './calls/maintenance';
import { manualPaymentActions, manualPaymentCalls } from './calls/payments/manual-payments';
import { inquiryActions, paymentAttemptCalls, paymentMessageCalls } from './calls/payments/payment-inquiries';
import { onetimePaymentActions, onetimePaymentCalls } from './calls/payments/onetime-payments';
import { memberActions, memberCalls } from './calls/members';
import { requestPhotoActions } from './calls/requests/request-photos';
import { requestFiles } from './calls/requests/request-files';
import type { ResourceCalls } from './calls/resource-calls';
import { searchActions } from './calls/search';
import { deskActions } from './calls/payments/sales';
import { venueCalls } from './calls/venues';
import { onetimeUserCalls, reviewCalls, userActions, userCalls } from './calls/users';
import { requestActions, washRequestCalls } from './calls/requests/wash-requests';
import { todayActions } from './calls/today';
import { trailActions } from './calls/trails';

/** What `useCreate` is given beside the data. */
interface CreateMeta {
  readonly key?: string;
}

const CALLS: Readonly<Record<ResourceName, ResourceCalls>> = {
  'wash-requests': washRequestCalls,
  users: userCalls,
  'onetime-users': onetimeUserCalls,
  'company-reviews': reviewCalls,
  claims: claimCalls,
  'area-infos': areaCalls,
  'business-holiday-setting': holidayCalls,
  'day-limits': limitCalls,
  'operation-histories': historyCalls,
  'progress-management': progressCalls,
  'manual-payments': manualPaymentCalls,
  'payment-messages': paymentMessageCalls,
  'payment-attempts': paymentAttemptCalls,
  'payment-differences': { path: 'admin/paymentDifferences' },
  'onetime-payments': onetimePaymentCalls,
  members: memberCalls,
  administrators: { path: 'admin/administrators' },
  venues: venueCalls,
  'maintenance-setting': maintenanceCalls,
  failures: { path: 'admin/failures' },
  insights: { path: 'admin/insights' },
  jobs: { path: 'admin/jobs' },
};

function callsOf(resource: string): ResourceCalls {
  if (!isResource(resource)) throw new Error(`no resource ${resource}`);
  return CALLS[resource];
}

/** The call that writes; a resource without it is not written that way. */
function writing<Name extends 'create' | 'update' | 'remove'>(resource: string, name: Name) {
  const call = callsOf(resource)[name];
  if (call === undefined) throw new Error(`${resource} has no ${name}`);
  return call;
}

const rest = simpleRestProvider(API_URL, httpClient);

/** react-admin types an answer by what the caller expects; what comes is what the server describes. */
const asked = <Row>(row: object): Row => row as Row;
const asAsked = <Row>(row: object): { data: Row } => ({ data: asked(row) });

async function getList<Row extends RaRecord>(resource: string, params: GetListParams): Promise<GetListResult<Row>> {
  const calls = callsOf(resource);
  if (calls.list !== undefined) return pageOf((await calls.list(params.filter)).map(asked<Row>), params);
  let meta: unknown;
  const provider = simpleRestProvider(API_URL, async (url: string, options?: RequestInit) => {
    const answer = await httpClient(calls.isWhole ? withoutPage(url) : url, options);
    meta = calls.metaOf?.(answer.headers);
    return answer;
  });
  const filter: unknown = calls.filterOf?.(params.filter) ?? params.filter;
  const { data, ...page } = await provider.getList<Row>(calls.path, { ...params, filter });
  return { data: data.map((row) => asked<Row>(calls.recordOf?.(row) ?? row)), ...page, meta };
}

/** A page of a list that comes whole, in the server's order. */
function pageOf<Row extends RaRecord>(rows: readonly Row[], { pagination }: GetListParams) {
  const { page = 1, perPage = rows.length } = pagination ?? {};
  return { data: rows.slice((page - 1) * perPage, page * perPage), total: rows.length };
}

function withoutPage(url: string): string {
  const [path = '', query] = url.split('?');
  const params = new URLSearchParams(query);
  params.delete('range');
  params.delete('sort');
  return `${path}?${params}`;
}

/** ra-data-simple-rest under the API's paths, and a method for each action that is more than setting a field. */
export const dataProvider = {
  ...rest,
  getList,
  getOne: (resource, params) => rest.getOne(callsOf(resource).path, params),
  getMany: (resource, params) => rest.getMany(callsOf(resource).path, params),
  getManyReference: (resource, params) => rest.getManyReference(callsOf(resource).path, params),
  create: async (resource, { data, meta }: CreateParams) => {
    const { key } = (meta ?? {}) as CreateMeta;
    return asAsked(await writing(resource, 'create')(data, key));
  },
  update: async (resource, { id, data, previousData }: UpdateParams) => {
    const before = (previousData ?? {}) as object;
    return asAsked({ ...before, ...(await writing(resource, 'update')(Number(id), data, before)) });
  },
  delete: async (resource, { id, previousData }) => {
    await writing(resource, 'remove')(Number(id));
    return asAsked(previousData ?? { id });
  },
  ...accountActions,
  ...requestActions,
  ...requestFiles,
  ...requestPhotoActions,
  ...deskActions,
  ...searchActions,
  ...todayActions,
  ...customerActions,
  ...liveActions,
  ...memberActions,
  ...userActions,
  ...historyFiles,
  ...maintenanceActions,
  ...calendarActions,
  ...onetimePaymentActions,
  ...manualPaymentActions,
  ...inquiryActions,
  ...claimActions,
  ...trailActions,
} satisfies DataProvider;
export type ConsoleDataProvider = typeof dataProvider;
