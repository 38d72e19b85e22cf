import { Controller, Delete, HttpCode, Inject } from '@nestjs/common';
import { REASON } from '@laundry/shared/constants/reasons';
import { ForCustomer } from '../../../common/auth/access.js';
import { Caller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { Refuses } from '../../../common/http/refuses.js';
import { Withdraw } from './withdraw.js';
import { WithdrawalView } from './withdrawal.view.js';

/** Leaving. Two addresses for one act: that of monthly customers and that of the first trial. */
@ForCustomer('withdrawal')
@Controller()
export class WithdrawalController {
  constructor(@Inject(Withdraw) private readonly withdraw: Withdraw) {}

  /** Ends the membership: of a monthly plan with the month, else at once. */
  @Refuses(REASON.withdrawalNotAllowed)
  @Delete('users/me')
  @HttpCode(200)
  leave(@Caller() caller: Principal): Promise<WithdrawalView> {
    return this.withdraw.execute(caller);
  }

  /** The same for the first trial. */
  @Refuses(REASON.withdrawalNotAllowed)
  @Delete('withdraw')
  @HttpCode(200)
  leaveTrial(@Caller() caller: Principal): Promise<WithdrawalView> {
    return this.withdraw.execute(caller);
  }
}
