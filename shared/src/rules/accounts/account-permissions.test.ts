import { describe, expect, it } from 'vitest';
import { ACCOUNT_ACTIONS, mayForAccount, type AccountAction } from './account-permissions.js';

/** Owner and one of the company's people; `-` is no (handbook/permissions.md). */
const TABLE: Record<AccountAction, string> = {
  'balance.view': 'yes yes',
  'requests.view': 'yes yes',
  'requests.book': 'yes yes',
  'requests.onetime': 'yes -',
  'weekly.view': 'yes yes',
  'weekly.edit': 'yes -',
  visits: 'yes yes',
  claims: 'yes yes',
  'care.view': 'yes yes',
  'care.edit': 'yes -',
  profile: 'yes -',
  plan: 'yes -',
  payments: 'yes -',
  calendarFeed: 'yes -',
  notifications: 'yes -',
  ownData: 'yes -',
  people: 'yes -',
  withdrawal: 'yes -',
};

describe('what is done for an account', () => {
  it.each(ACCOUNT_ACTIONS)('%s', (action) => {
    const cells = [900, 910].map((role) => (mayForAccount({ role }, action) ? 'yes' : '-'));
    expect(cells.join(' ')).toBe(TABLE[action]);
    for (const role of [100, 200, 0]) expect(mayForAccount({ role }, action)).toBe(false);
  });
});
