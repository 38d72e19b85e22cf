import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { PAGE } from '@laundry/shared/constants/pages';
import { PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { planCharge } from '@laundry/shared/rules/plans/price';
import { accountMonth } from '@laundry/shared/rules/payments/month-turn';
import { Clock } from '../../../common/clock/clock.js';
import { chargeKey } from '../../payments/core/once-keys.js';
import { ManualPayments } from '../../payments/manual/manual-payments.js';
import { FirstGrant } from '../../balance/first-grant.js';
import type { User } from '../../users/user.entity.js';

/** The bill for the month in which a monthly plan begins: whoever pays by invoice gets it with the bags. */
@Injectable()
export class FirstBill implements OnModuleInit {
  constructor(
    @Inject(Clock) private readonly clock: Clock,
    @Inject(FirstGrant) private readonly grant: FirstGrant,
    @Inject(ManualPayments) private readonly manualPayments: ManualPayments,
  ) {}

  onModuleInit(): void {
    this.grant.whenGiven(async (user) => {
      if (user.payment_method_id === PAYMENT_METHOD.invoice) await this.add(user);
    });
  }

  /** Once a month, whoever asks. */
  async add(user: User): Promise<void> {
    const price = planCharge(user);
    if (price === 0) return;
    const month = accountMonth(user, this.clock.now());
    await this.manualPayments.add({
      userId: user.id,
      price,
      month,
      pageId: user.is_first_plan ? PAGE.register : PAGE.planChange,
      paymentMethodId: user.payment_method_id,
      onceKey: chargeKey(user.id, month),
    });
  }
}
