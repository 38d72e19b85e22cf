import type { components } from '@laundry/backend/api';
import { AS_FILE, answer, client, fileAnswer } from '../api/client';
import type { ResourceCalls } from './resource-calls';

/** What customers wrote about their laundry. */
export const claimCalls: ResourceCalls = { path: 'admin/claims' };

type AnswerBody = components['schemas']['ClaimAnswerDto'];
const one = (id: number) => ({ path: { id } });

export const claimActions = {
  getClaim: (id: number) => answer(client.GET('/api/v1/admin/claims/{id}', { params: one(id) })),
  /** One of its photos; null: there is none. */
  getClaimPhoto: (id: number, name: string) =>
    fileAnswer(client.GET('/api/v1/admin/claims/{id}/photos/{name}', { params: { path: { id, name } }, ...AS_FILE })),
  /** Answers it once; the customer is mailed the answer. */
  answerClaim: (id: number, body: AnswerBody) =>
    answer(client.PUT('/api/v1/admin/claims/{id}/answer', { params: one(id), body })),
};
