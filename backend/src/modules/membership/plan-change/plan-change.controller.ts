import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { REASON, STATUS_REASONS } from '@laundry/shared/constants/reasons';
import { ForCustomer } from '../../../common/auth/access.js';
import { Caller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { Refuses } from '../../../common/http/refuses.js';
import { callingPerson, limitedOnceDone } from '../../../common/rate-limit/limited.js';
import { StartsPayment } from '../../payments/begin/starts-payment.js';
import { ChangePlan } from './change-plan.js';
import { PlanChangeDto } from './plan-change.dto.js';
import { PlanChangedView } from './plan-change.view.js';

const CHANGES = { name: 'plan-changes', tries: 20, minutes: 60 };

/** Each change is told by mail, at an address that need not be the caller's own; a refused one is none. */
const PlanChangeLimit = limitedOnceDone(CHANGES, callingPerson);

/** Another plan. */
@ForCustomer('plan')
@Controller('users/me/userPlan')
export class PlanChangeController {
  constructor(@Inject(ChangePlan) private readonly changePlan: ChangePlan) {}

  /** Chooses another plan: from one-time to monthly at once, else for next month; by card after its payment. */
  @Refuses(...STATUS_REASONS, REASON.withdrawalBooked, REASON.stale)
  @Post()
  @HttpCode(200)
  @StartsPayment<PlanChangeDto>('payment_method', PlanChangeLimit)
  change(@Caller() caller: Principal, @Body() dto: PlanChangeDto): Promise<PlanChangedView> {
    return this.changePlan.execute(caller, dto);
  }
}
