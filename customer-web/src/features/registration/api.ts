import type { RegistrationForm } from '@laundry/shared/rules/registration';
import { keptAcquisition } from '../../lib/acquisition';
import { answer, client } from '../../lib/api';

/** The same key sends the same registration once, however often it is pressed or repeated. */
export const register = (form: RegistrationForm, idempotencyKey: string) =>
  answer(
    client.POST('/api/v1/register', {
      body: { ...form, referrer_code: keptAcquisition() },
      headers: { 'Idempotency-Key': idempotencyKey },
    }),
  );

export const findAddress = (zc: string) => answer(client.GET('/api/v1/zipcode', { params: { query: { zc } } }));

/** Exchanges a registration's single-use ticket for its session (decisions 8). */
export const exchangeTicket = (ticket: string) =>
  answer(client.GET('/api/v1/getToken/{ticket}', { params: { path: { ticket } } }));
