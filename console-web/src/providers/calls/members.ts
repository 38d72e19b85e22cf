import type { components } from '@laundry/backend/api';
import { answer, client } from '../api/client';
import type { NewMember } from '../api/api-types';
import { withKey } from '@laundry/web-kit/calls/idempotency';
import type { ResourceCalls } from './resource-calls';

export type MemberPassword = components['schemas']['MemberPasswordDto'];

export const memberCalls: ResourceCalls = {
  path: 'admin/members',
  create: (body: NewMember, key) => answer(client.POST('/api/v1/admin/register', { body, ...withKey(key) })),
};

/** What is done to accounts of staff, by its name. */
export const memberActions = {
  setMemberPassword: (body: MemberPassword) => answer(client.POST('/api/v1/admin/password', { body })),
  resetSecondFactor: (id: number) =>
    answer(client.POST('/api/v1/admin/members/{id}/secondFactor/reset', { params: { path: { id } }, body: {} })),
  /** All of them, or none. */
  deleteMembers: (ids: number[]) => answer(client.POST('/api/v1/admin/bulkDelete', { body: { ids } })),
};
