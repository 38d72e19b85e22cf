import { answer, client } from '../../lib/api';
import type { ExtraPurchaseBody } from '../../lib/api-types';

/** The same key buys once, however often it is sent. */
export const buyBags = (body: ExtraPurchaseBody, idempotencyKey: string) =>
  answer(client.POST('/api/v1/users/me/washRequestCount', { body, headers: { 'Idempotency-Key': idempotencyKey } }));
