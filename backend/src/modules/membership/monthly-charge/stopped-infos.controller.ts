import { Controller, Get, Inject } from '@nestjs/common';
import { ForCustomer } from '../../../common/auth/access.js';
import { Caller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { UserQueries } from '../../users/user.queries.js';
import { StoppedUserInfosView, stoppedUserInfosView } from './stopped-infos.view.js';
import { UnpaidCharges } from './unpaid-charges.js';

@ForCustomer('payments')
@Controller('stoppedUserInfos')
export class StoppedInfosController {
  constructor(
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(UnpaidCharges) private readonly unpaid: UnpaidCharges,
  ) {}

  /** Why the customer's account is suspended, and what is owed before it goes on. */
  @Get()
  async mine(@Caller() { accountId: id }: Principal): Promise<StoppedUserInfosView> {
    const user = await this.users.shown(id);
    return stoppedUserInfosView(user, await this.users.stoppedInfos(id), await this.unpaid.of(id));
  }
}
