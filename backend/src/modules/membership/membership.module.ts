import { Module } from '@nestjs/common';
import { AreasModule } from '../areas/areas.module.js';
import { BalanceModule } from '../balance/balance.module.js';
import { UsersModule } from '../users/users.module.js';
import { BuyExtra } from './extra-purchase/buy-extra.js';
import { ExtraPurchaseController } from './extra-purchase/extra-purchase.controller.js';
import { FirstBill } from './first-bill/first-bill.js';
import { CardSuspension } from './monthly-charge/card-suspension.js';
import { MonthlyChargePayment } from './monthly-charge/monthly-charge-payment.js';
import { StoppedInfosController } from './monthly-charge/stopped-infos.controller.js';
import { UnpaidCharges } from './monthly-charge/unpaid-charges.js';
import { ChangePlan } from './plan-change/change-plan.js';
import { CheckPlanWish } from './plan-change/check-plan-wish.js';
import { EditPlan } from './plan-change/edit-plan.js';
import { MakePlanChange } from './plan-change/make-plan-change.js';
import { MonthlyLeftQueries } from './plan-change/monthly-left.queries.js';
import { PlanChangePayment } from './plan-change/plan-change-payment.js';
import { PlanChangeController } from './plan-change/plan-change.controller.js';
import { PlanEditController } from './plan-change/plan-edit.controller.js';
import { FinishWithdrawal } from './withdrawal/finish-withdrawal.js';
import { FinishWithdrawalsJob } from './withdrawal/finish-withdrawals.job.js';
import { Withdraw } from './withdrawal/withdraw.js';
import { WithdrawalController } from './withdrawal/withdrawal.controller.js';

/** What a customer decides about the membership: another plan, more washes, leaving; and what its card decides. */
@Module({
  imports: [AreasModule, BalanceModule, UsersModule],
  controllers: [
    ExtraPurchaseController,
    PlanChangeController,
    PlanEditController,
    StoppedInfosController,
    WithdrawalController,
  ],
  providers: [
    BuyExtra,
    FirstBill,
    ChangePlan,
    CheckPlanWish,
    EditPlan,
    MakePlanChange,
    MonthlyLeftQueries,
    PlanChangePayment,
    MonthlyChargePayment,
    CardSuspension,
    UnpaidCharges,
    Withdraw,
    FinishWithdrawal,
    FinishWithdrawalsJob,
  ],
  exports: [FinishWithdrawalsJob],
})
export class MembershipModule {}
