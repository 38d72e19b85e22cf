import { Body, Controller, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { REASON } from '@laundry/shared/constants/reasons';
import { ForConsole } from '../../../common/auth/access.js';
import { Caller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { Refuses } from '../../../common/http/refuses.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { TellsWhoWasFirst } from '../../versions/tells-who-was-first.js';
import { EditPlan } from './edit-plan.js';
import { PlanEditDto } from './plan-change.dto.js';
import { PlanEditedView } from './plan-change.view.js';

/** Another plan for a customer, by the back office. */
@TellsWhoWasFirst({
  column: 'user_id',
  types: [OPERATION.planChanged],
  staleAfter: [OPERATION.paymentMethodChanged, OPERATION.statusChanged],
})
@ForConsole('users.edit')
@Controller('admin/users/:id/userPlan')
export class PlanEditController {
  constructor(@Inject(EditPlan) private readonly editPlan: EditPlan) {}

  /** Changes a customer's plan: from one-time to monthly at once, with a payment to settle by hand; else for next month. */
  @Refuses(
    REASON.stale,
    REASON.statusWithdrawn,
    REASON.statusDisabled,
    REASON.statusStoppedOther,
    REASON.withdrawalBooked,
  )
  @Post()
  @HttpCode(200)
  edit(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: PlanEditDto,
  ): Promise<PlanEditedView> {
    return this.editPlan.execute(caller, id, dto);
  }
}
