import { describe, expect, it } from 'vitest';
import { menuItemsFor } from '../layout/menu-items';
import { PEOPLE, type Person } from '../testing/builders';
import { RESOURCES, type ResourceName, canAccess } from './access';

const OPEN: Readonly<Record<Person, readonly ResourceName[]>> = {
  admin: ['wash-requests', 'users', 'area-infos', 'business-holiday-setting', 'operation-histories'],
  manager: ['wash-requests', 'users', 'area-infos', 'business-holiday-setting', 'operation-histories'],
  leader: ['wash-requests', 'users', 'operation-histories'],
  wash: ['wash-requests', 'operation-histories'],
  delivery: ['wash-requests', 'operation-histories'],
  lowest: ['wash-requests'],
};

describe.each(Object.entries(OPEN))('%s', (person, open) => {
  const operator = PEOPLE[person as Person];

  it.each(RESOURCES)('the list of %s is open as the permission table says', (resource) => {
    expect(canAccess(operator, { resource, action: 'list' })).toBe(open.includes(resource));
  });

  it('has a menu of open screens only', () => {
    for (const item of menuItemsFor(operator)) expect(open).toContain(item.resource);
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
