import '../../../lib/calls/ask-again';
import { answer, client } from '../../../lib/calls/api';
import { ApiError } from '@laundry/web-kit/calls/api-error';
import type { OnetimeRequestBody } from '../../../lib/calls/api-types';

/** The same key makes one request, however often it is sent. */
export const createOnetimeRequest = (body: OnetimeRequestBody, idempotencyKey: string) =>
  answer(client.POST('/api/v1/users/me/onetimeRequests', { body, headers: { 'Idempotency-Key': idempotencyKey } }));

/** Ends a request that waits for its payment. One that is over already has ended, too. */
export async function endOnetimeHold(id: number): Promise<void> {
  try {
    await answer(client.DELETE('/api/v1/users/me/onetimeRequests/{id}', { params: { path: { id } } }));
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

export const paidAccountStatus = (frd_key: string) =>
  answer(client.GET('/api/v1/paidAccount/status', { params: { query: { frd_key } } }));

export const createPaidAccount = (frd_key: string) => answer(client.POST('/api/v1/paidAccount', { body: { frd_key } }));
