import type { components } from '@laundry/backend/api';
import { answer, client } from '../api/client';

export type OwnSession = components['schemas']['OwnSessionView'];
type PasswordChange = components['schemas']['ChangePasswordDto'];
type NewPasskey = components['schemas']['NewPasskeyDto'];

/** The own account of whoever is signed in. */
export const accountActions = {
  ownSessions: () => answer(client.GET('/api/v1/users/me/sessions')),
  endSession: (id: string) => answer(client.DELETE('/api/v1/users/me/sessions/{id}', { params: { path: { id } } })),
  /** Ends every older session and answers the new one. */
  changePassword: (body: PasswordChange) => answer(client.POST('/api/v1/users/me/password', { body })),
  secondFactor: () => answer(client.GET('/api/v1/users/me/secondFactor')),
  beginSecondFactor: () => answer(client.POST('/api/v1/users/me/secondFactor', { body: {} })),
  confirmSecondFactor: (code: string) =>
    answer(client.POST('/api/v1/users/me/secondFactor/confirm', { body: { code } })),
  renewRecoveryCodes: () => answer(client.POST('/api/v1/users/me/secondFactor/recoveryCodes', { body: {} })),
  removeSecondFactor: () => answer(client.POST('/api/v1/users/me/secondFactor/remove', { body: {} })),
  beginPasskey: () => answer(client.POST('/api/v1/users/me/secondFactor/passkeys/begin', { body: {} })),
  addPasskey: (body: NewPasskey) => answer(client.POST('/api/v1/users/me/secondFactor/passkeys', { body })),
  removePasskey: (id: number) =>
    answer(client.POST('/api/v1/users/me/secondFactor/passkeys/{id}/remove', { params: { path: { id } }, body: {} })),
  endOtherSessions: () => answer(client.DELETE('/api/v1/users/me/sessions')),
};
