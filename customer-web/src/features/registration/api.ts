import type { RegistrationForm } from '@laundry/shared/rules/registration';
import { answer, client } from '../../lib/api';

/** The same key sends the same registration once, however often it is pressed or repeated. */
export const register = (body: RegistrationForm, idempotencyKey: string) =>
  answer(client.POST('/api/v1/register', { body, headers: { 'Idempotency-Key': idempotencyKey } }));

export const findAddress = (zc: string) => answer(client.GET('/api/v1/zipcode', { params: { query: { zc } } }));

/** Exchanges a registration's single-use ticket for its session (decisions 8). */
export const exchangeTicket = (ticket: string) =>
  answer(client.GET('/api/v1/getToken/{ticket}', { params: { path: { ticket } } }));
