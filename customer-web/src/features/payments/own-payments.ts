import { saveFile } from '@laundry/web-kit/files/save-file';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { answer, client } from '../../lib/calls/api';
import type { PaymentDocumentBody } from '../../lib/calls/api-types';

/** The customer's money, six months at a time, newest first. */
export const ownPaymentsQuery = infiniteQueryOptions({
  queryKey: ['own-payments'],
  queryFn: ({ pageParam }) => {
    const query = pageParam === null ? {} : { until: pageParam };
    return answer(client.GET('/api/v1/users/me/payments', { params: { query } }));
  },
  initialPageParam: null as string | null,
  getNextPageParam: ({ older }) => older,
});

/** One month of it as a CSV, handed to the browser. */
export async function savePaymentFile(month: string): Promise<void> {
  const params = { query: { month } };
  const blob = await answer(client.GET('/api/v1/users/me/payments/file', { params, parseAs: 'blob' }));
  if (blob !== undefined) saveFile({ name: `お支払い_${month}.csv`, blob });
}

/** A company's requests of one month, with the cost centre of each, as a CSV. */
export async function saveRequestsFile(month: string): Promise<void> {
  const params = { query: { month } };
  const blob = await answer(client.GET('/api/v1/users/me/payments/requestsFile', { params, parseAs: 'blob' }));
  if (blob !== undefined) saveFile({ name: `ご依頼_${month}.csv`, blob });
}

export interface IssuedDocument {
  readonly name: string;
  /** From 1. */
  readonly issue: number;
}

/** Issues a receipt or an invoice, once for a key, and hands it to the browser. */
export async function saveDocument(body: PaymentDocumentBody, key: string): Promise<IssuedDocument> {
  const headers = { 'Idempotency-Key': key };
  const { id, name, issue } = await answer(client.POST('/api/v1/users/me/payments/documents', { body, headers }));
  const params = { path: { id } };
  saveFile({
    name,
    blob: await answer(client.GET('/api/v1/users/me/payments/documents/{id}', { params, parseAs: 'blob' })),
  });
  return { name, issue };
}
