import { expect, it } from 'vitest';
import { PEOPLE, type Person, buildRequest, buildWashed } from '../../../testing/builders';
import { rowGrants } from './useRowGrants';

const own = (person: Person, part: object = {}) => buildRequest({ staff_id: PEOPLE[person].id, ...part });

it.each<[Person, { address: boolean; assigns: boolean; counts: boolean; dates: boolean; cancels: boolean }]>([
  ['admin', { address: true, assigns: true, counts: true, dates: true, cancels: true }],
  ['manager', { address: true, assigns: true, counts: false, dates: true, cancels: true }],
  ['leader', { address: true, assigns: true, counts: true, dates: true, cancels: true }],
  ['wash', { address: false, assigns: true, counts: false, dates: false, cancels: false }],
  ['delivery', { address: true, assigns: false, counts: true, dates: false, cancels: false }],
  ['lowest', { address: true, assigns: true, counts: false, dates: false, cancels: false }],
])('%s, on a request of one’s own', (person, expected) => {
  const grants = rowGrants(PEOPLE[person]);
  expect({
    address: grants.seesAddress,
    assigns: grants.assigns,
    counts: grants.setsCount(own(person)),
    dates: grants.changesDate(own(person)),
    cancels: grants.cancels(own(person)),
  }).toEqual(expected);
});

it('a one-time request is neither counted, moved nor cancelled from the list', () => {
  const grants = rowGrants(PEOPLE.admin);
  const row = buildRequest({ is_onetime: true, plan_id: 'tx_1', size: 5 });
  expect([grants.setsCount(row), grants.changesDate(row), grants.cancels(row)]).toEqual([false, false, false]);
});

it('cancelling ends with the pickup, moving with the delivery', () => {
  const grants = rowGrants(PEOPLE.leader);
  expect([grants.cancels(buildWashed()), grants.changesDate(buildWashed())]).toEqual([false, true]);
  expect(grants.changesDate(buildRequest({ status: 3 }))).toBe(false);
});
