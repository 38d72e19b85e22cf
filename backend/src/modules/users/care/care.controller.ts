import { Body, Controller, Get, Inject, Put } from '@nestjs/common';
import { ForCustomer } from '../../../common/auth/access.js';
import { Caller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { UserQueries } from '../user.queries.js';
import { CareDto } from './care.dto.js';
import { careView, CareView } from './care.view.js';
import { ChangeCare } from './change-care.js';

/** How a customer wants their laundry to be cared for (handbook/accounts.md#care). */
@ForCustomer('care.edit')
@Controller('users/me/care')
export class CareController {
  constructor(
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(ChangeCare) private readonly changeCare: ChangeCare,
  ) {}

  /** What they wish. */
  @ForCustomer('care.view')
  @Get()
  async own(@Caller() caller: Principal): Promise<CareView> {
    return careView(await this.users.shown(caller.accountId));
  }

  /** Says some of it anew. */
  @Put()
  change(@Caller() caller: Principal, @Body() dto: CareDto): Promise<CareView> {
    return this.changeCare.execute(caller, dto);
  }
}
