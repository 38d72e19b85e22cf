import { keysOf } from '../../constants/closed-set.js';
import { ROLE } from '../../constants/roles.js';

/** Everything that is done for a customer's account (handbook/permissions.md). */
export type AccountAction =
  | 'balance.view'
  | 'requests.view'
  | 'requests.book'
  | 'requests.onetime'
  | 'weekly.view'
  | 'weekly.edit'
  | 'visits'
  | 'claims'
  | 'care.view'
  | 'care.edit'
  | 'profile'
  | 'plan'
  | 'payments'
  | 'calendarFeed'
  | 'notifications'
  | 'ownData'
  | 'people'
  | 'withdrawal';

/** Whose account it is, and one of a company's people, who books for it. */
type Row = readonly [owner: boolean, clerk: boolean];
const EITHER: Row = [true, true];
const OWNER: Row = [true, false];

const TABLE: Readonly<Record<AccountAction, Row>> = {
  'balance.view': EITHER,
  'requests.view': EITHER,
  'requests.book': EITHER,
  'requests.onetime': OWNER,
  'weekly.view': EITHER,
  'weekly.edit': OWNER,
  visits: EITHER,
  claims: EITHER,
  'care.view': EITHER,
  'care.edit': OWNER,
  profile: OWNER,
  plan: OWNER,
  payments: OWNER,
  calendarFeed: OWNER,
  notifications: OWNER,
  ownData: OWNER,
  people: OWNER,
  withdrawal: OWNER,
};

export const ACCOUNT_ACTIONS: readonly AccountAction[] = keysOf(TABLE);

/** Whether somebody may do something for the customer's account that they stand for; nobody else may. */
export function mayForAccount({ role }: { readonly role: number }, action: AccountAction): boolean {
  const [owner, clerk] = TABLE[action];
  return role === ROLE.customer ? owner : role === ROLE.companyClerk && clerk;
}
