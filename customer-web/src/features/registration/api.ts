import '../../lib/calls/ask-again';
import { storedAcquisition } from '../../lib/acquisition/stored-acquisition';
import { answer, client } from '../../lib/calls/api';
import type { ProfileBody, ResidentBody } from '../../lib/calls/api-types';
import type { toRegistration } from './form/registration-values';

/** Besides what the shared rules check: only the server knows the codes. */
type Registration = ReturnType<typeof toRegistration> & { referral_code?: string };

/** The same key sends the same registration once, however often it is pressed or repeated. */
export const register = (form: Registration, idempotencyKey: string) =>
  answer(
    client.POST('/api/v1/register', {
      body: { ...form, referrer_code: storedAcquisition() },
      headers: { 'Idempotency-Key': idempotencyKey },
    }),
  );

/** A partner venue by the code of its registration page; 404 when there is none. */
export const openVenue = (code: string) => answer(client.GET('/api/v1/venues/{code}', { params: { path: { code } } }));

type ResidentForm = Registration & { send_addr_detail3_room_number: string };

export const registerAtVenue = (code: string, form: ResidentForm, idempotencyKey: string) =>
  answer(
    client.POST('/api/v1/venues/{code}/register', {
      params: { path: { code } },
      body: { ...form, source_venue_code: code, referrer_code: storedAcquisition() },
      headers: { 'Idempotency-Key': idempotencyKey },
    }),
  );

export const updateAtVenue = (code: string, body: ResidentBody) =>
  answer(client.PUT('/api/v1/venues/{code}/register', { params: { path: { code } }, body }));

export const changeProfile = (body: ProfileBody) => answer(client.POST('/api/v1/users/me', { body }));

export const findAddress = (zc: string) => answer(client.GET('/api/v1/zipcode', { params: { query: { zc } } }));

/** Another payment of a registration that is not paid yet. */
export const payAgain = (ticket: string, idempotencyKey: string) =>
  answer(
    client.POST('/api/v1/register/payment', {
      body: { ticket },
      headers: { 'Idempotency-Key': idempotencyKey },
    }),
  );

/** Exchanges a registration's single-use ticket for its session (handbook/accounts.md#sessions). */
export const exchangeTicket = (ticket: string) =>
  answer(client.GET('/api/v1/getToken/{ticket}', { params: { path: { ticket } } }));
