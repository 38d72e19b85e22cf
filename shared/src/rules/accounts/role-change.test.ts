import { expect, it } from 'vitest';
import { roleRefusal, type RoleChange } from './role-change.js';

const change: RoleChange = { grant: 'all', callerId: 1, user: { id: 2, plan_id: 't8_2' }, to: 100 };

it.each<[string, Partial<RoleChange>, string | null]>([
  ['an administrator makes a customer an administrator', {}, null],
  ['an administrator makes one a customer again', { to: 900 }, null],
  ['who has no plan becomes no customer', { to: 900, user: { id: 2, plan_id: '' } }, 'role_without_plan'],
  ['nobody changes the own role', { user: { id: 1, plan_id: 't8_2' } }, 'own_account'],
  ['a manager makes nobody an administrator', { grant: 'not-admin' }, 'forbidden'],
  ['a manager may make somebody a customer', { grant: 'not-admin', to: 900 }, null],
  ['nobody else changes roles', { grant: false, to: 900 }, 'forbidden'],
])('%s', (_, fields, refusal) => expect(roleRefusal({ ...change, ...fields })).toBe(refusal));
