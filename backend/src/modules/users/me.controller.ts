import { Controller, Get, Inject } from '@nestjs/common';
import { DuringMaintenance, SignedIn } from '../../common/auth/access.js';
import { Caller } from '../../common/auth/caller.js';
import type { Principal } from '../../common/auth/principal.js';
import { UserQueries } from './user.queries.js';
import { UserView } from './user.view.js';

/** The signed-in user's own account. */
@SignedIn()
@Controller('users/me')
export class MeController {
  constructor(@Inject(UserQueries) private readonly users: UserQueries) {}

  @Get()
  @DuringMaintenance()
  me(@Caller() caller: Principal): Promise<UserView> {
    return this.users.me(caller.id);
  }
}
