import type { components } from '@laundry/backend/api';
import { answer, client } from '../api/client';

export type OwnSession = components['schemas']['OwnSessionView'];

/** The own account of whoever is signed in. */
export const accountActions = {
  ownSessions: () => answer(client.GET('/api/v1/users/me/sessions')),
  endSession: (id: string) => answer(client.DELETE('/api/v1/users/me/sessions/{id}', { params: { path: { id } } })),
  endOtherSessions: () => answer(client.DELETE('/api/v1/users/me/sessions')),
};
