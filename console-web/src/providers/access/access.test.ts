import { describe, expect, it } from 'vitest';
import { menuFor } from '../../layout/menu-items';
import { PEOPLE, type Person } from '../../testing/builders';
import { RESOURCES, type ResourceName, canAccess } from './access';

const MANAGED = [
  'company-reviews',
  'claims',
  'manual-payments',
  'onetime-payments',
  'area-infos',
  'business-holiday-setting',
  'day-limits',
  'progress-management',
  'members',
  'venues',
  'maintenance-setting',
  'failures',
] as const;
const PAYMENT_PROVIDERS = ['payment-messages', 'payment-attempts', 'payment-differences'] as const;
const OPEN: Readonly<Record<Person, readonly ResourceName[]>> = {
  admin: [
    'wash-requests',
    'users',
    'onetime-users',
    ...MANAGED,
    'administrators',
    'operation-histories',
    'insights',
    'jobs',
    ...PAYMENT_PROVIDERS,
  ],
  manager: ['wash-requests', 'users', 'onetime-users', ...MANAGED, 'operation-histories'],
  leader: ['wash-requests', 'users', 'onetime-users', 'operation-histories'],
  wash: ['wash-requests', 'operation-histories'],
  delivery: ['wash-requests', 'operation-histories'],
  lowest: ['wash-requests'],
};

describe.each(Object.entries(OPEN))('%s', (person, open) => {
  const operator = PEOPLE[person as Person];

  it.each(RESOURCES)('the list of %s is open as the permission table says', (resource) => {
    expect(canAccess(operator, { resource, action: 'list' })).toBe(open.includes(resource));
  });

  it('has a menu of the open screens', () => {
    const paths = menuFor(operator).flatMap(({ items }) => items.map(({ path }) => path));
    const linked = open.filter((name) => name !== 'day-limits' && name !== 'administrators');
    expect(paths.toSorted()).toEqual(['/', ...linked.map((name) => `/${name}`)].toSorted());
  });
});

it('refuses what the table does not name', () => {
  expect(canAccess(PEOPLE.admin, { resource: 'wash-requests', action: 'unheard-of' })).toBe(false);
  expect(canAccess(PEOPLE.admin, { resource: 'unheard-of', action: 'list' })).toBe(false);
});

it('asks about the record where one is given: delivery staff count their own requests only', () => {
  const question = { resource: 'wash-requests', action: 'count' };
  expect(canAccess(PEOPLE.delivery, { ...question, record: { staff_id: PEOPLE.delivery.id } })).toBe(true);
  expect(canAccess(PEOPLE.delivery, { ...question, record: { staff_id: PEOPLE.leader.id } })).toBe(false);
  expect(canAccess(PEOPLE.delivery, { ...question, record: { staff_id: null } })).toBe(false);
});
