import { answer, client } from '../../lib/calls/api';
import type { ExtraPurchaseBody } from '../../lib/calls/api-types';

/** The same key buys once, however often it is sent. */
export const buyBags = (body: ExtraPurchaseBody, idempotencyKey: string) =>
  answer(client.POST('/api/v1/users/me/washRequestCount', { body, headers: { 'Idempotency-Key': idempotencyKey } }));
