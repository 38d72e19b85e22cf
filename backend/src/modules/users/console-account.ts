import { Inject, Injectable } from '@nestjs/common';
import { REASON } from '@laundry/shared/constants/reasons';
import { ROLE } from '@laundry/shared/constants/roles';
import type { Principal } from '../../common/auth/principal.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { NotFound } from '../../common/errors/not-found.js';
import type { User } from './user.entity.js';
import { UserQueries } from './user.queries.js';

/** The accounts that an operator may change through the user list. */
@Injectable()
export class ConsoleAccount {
  constructor(@Inject(UserQueries) private readonly users: UserQueries) {}

  /** An account of the user list; an administrator's is only another administrator's matter (decisions 11, Accounts). */
  async editable(caller: Principal, id: number): Promise<User> {
    const user = await this.users.byId(id);
    if (user.role === ROLE.staff) throw new NotFound();
    if (user.role === ROLE.admin && caller.role !== ROLE.admin) throw new DomainError(REASON.forbidden);
    return user;
  }

  /** A customer: an administrator's account has neither a usage status nor bags. */
  async customer(caller: Principal, id: number): Promise<User> {
    const user = await this.editable(caller, id);
    if (user.role !== ROLE.customer) throw new DomainError(REASON.forbidden);
    return user;
  }
}
