import { numberOf } from '../calls/sandbox.js';
import type { Caller } from '../servers/start-app.js';
import { washes } from './washes.js';

/** Begins a purchase of five by card, and answers the number of its payment. */
export const begin = async (caller: Caller, plan: string) => {
  const { body } = await caller
    .post('/users/me/washRequestCount')
    .send(washes(plan, 5, 1))
    .expect(201);
  return numberOf(body.payment);
};
