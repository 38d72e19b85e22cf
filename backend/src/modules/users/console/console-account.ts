import { Inject, Injectable } from '@nestjs/common';
import { REASON } from '@laundry/shared/constants/reasons';
import { ROLE } from '@laundry/shared/constants/roles';
import { isCustomerAccount, mayEditAccount } from '@laundry/shared/rules/accounts/account-edit';
import type { Principal } from '../../../common/auth/principal.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { NotFound } from '../../../common/errors/not-found.js';
import type { User } from '../user.entity.js';
import { UserQueries } from '../user.queries.js';

/** The accounts that an operator may change through the user list. */
@Injectable()
export class ConsoleAccount {
  constructor(@Inject(UserQueries) private readonly users: UserQueries) {}

  /** An account of the user list; an administrator's is only another administrator's matter. */
  async editable(caller: Principal, id: number): Promise<User> {
    const user = await this.users.byId(id);
    if (user.role === ROLE.staff || user.role === ROLE.companyClerk) throw new NotFound();
    if (!mayEditAccount(caller, user)) throw new DomainError(REASON.forbidden);
    return user;
  }

  /** A customer: an administrator's account has neither a usage status nor bags. */
  async customer(caller: Principal, id: number): Promise<User> {
    const user = await this.editable(caller, id);
    if (!isCustomerAccount(user)) throw new DomainError(REASON.forbidden);
    return user;
  }
}
