import { Controller, Get, Inject } from '@nestjs/common';
import { ForCustomer } from '../../../common/auth/access.js';
import { Caller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { StoppedUserInfosView } from './stopped-info.view.js';
import { UserQueries } from '../user.queries.js';

@ForCustomer()
@Controller('stoppedUserInfos')
export class StoppedInfosController {
  constructor(@Inject(UserQueries) private readonly users: UserQueries) {}

  /** Why the customer's account is stopped. */
  @Get()
  mine(@Caller() caller: Principal): Promise<StoppedUserInfosView> {
    return this.users.stopped(caller.id);
  }
}
