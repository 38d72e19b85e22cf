import { answer, client } from '../../../lib/calls/api';
import type { PlanChangeBody } from '../../../lib/calls/api-types';

/** The same key asks for the same change once, however often it is pressed or repeated. */
export const changePlan = (body: PlanChangeBody, idempotencyKey: string) =>
  answer(client.POST('/api/v1/users/me/userPlan', { body, headers: { 'Idempotency-Key': idempotencyKey } }));
