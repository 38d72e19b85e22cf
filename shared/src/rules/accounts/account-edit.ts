import { ROLE } from '../../constants/roles.js';

interface Account {
  readonly role: number;
}

/** Whether somebody may change an account through the user list: staff are not in it, an administrator's is only another administrator's matter (handbook/accounts.md). */
export const mayEditAccount = (caller: Account, account: Account): boolean =>
  account.role !== ROLE.staff && (account.role !== ROLE.admin || caller.role === ROLE.admin);

/** An administrator's account has neither a usage status nor bags, and is not deleted. */
export const isCustomerAccount = ({ role }: Account): boolean => role === ROLE.customer;
