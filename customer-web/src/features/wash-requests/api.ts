import '../../lib/calls/ask-again';
import { answer, client } from '../../lib/calls/api';
import type { ListedState, WashRequestBody } from '../../lib/calls/api-types';
import type { Wanted } from './history/company-history';

// Only what the request page calls when it is first shown: all of it counts for that page's first load.

const REQUESTS = '/api/v1/users/me/washRequests';

/** The same key makes one request, however often it is sent. */
export const createRequest = (body: WashRequestBody, idempotencyKey: string) =>
  answer(client.POST(REQUESTS, { body, headers: { 'Idempotency-Key': idempotencyKey } }));

export const listRequests = (state: ListedState, wanted: Wanted = {}) =>
  answer(client.GET(REQUESTS, { params: { query: { state, ...wanted } } }));

export const pickupDates = (from: string, to: string) =>
  answer(client.GET('/api/v1/users/me/pickupDates', { params: { query: { from, to } } }));

export const businessHolidays = (from: string, to: string) =>
  answer(client.GET('/api/v1/businessHolidays', { params: { query: { from, to } } }));
