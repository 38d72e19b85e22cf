import { answer, client } from '../../lib/calls/api';
import type { LoginBody } from '../../lib/calls/api-types';

/** Wrong email and wrong password are told apart by nobody: one 401 with one message. */
export const logIn = (body: LoginBody) => answer(client.POST('/api/v1/login', { body }));
