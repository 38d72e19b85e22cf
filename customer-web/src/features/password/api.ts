import { answer, client } from '../../lib/calls/api';
import type { PasswordBody, PasswordChangeBody } from '../../lib/calls/api-types';

/** Ends every older session and answers the new one. */
export const changePassword = (body: PasswordChangeBody) => answer(client.POST('/api/v1/users/me/password', { body }));

/** 404 when nobody has the address. */
export const requestReset = (body: { email: string }) => answer(client.POST('/api/v1/password/forgot', { body }));

/** 404 for a bad, used or old token. */
export const resetPassword = (body: PasswordBody & { token: string }) =>
  answer(client.POST('/api/v1/password/reset', { body }));
