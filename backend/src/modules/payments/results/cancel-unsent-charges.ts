import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { PAYMENT_STATE } from '@laundry/shared/constants/payment-states';
import { Database } from '../../../common/transaction/database.js';
import { EndAccount } from '../../users/accounts/end-account.js';
import { Payment } from '../core/payment.entity.js';
import { ApplyReport } from './apply-report.js';

/** A charge that was stored but has not left yet never leaves once the account has ended. */
@Injectable()
export class CancelUnsentCharges implements OnModuleInit {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(EndAccount) private readonly accounts: EndAccount,
    @Inject(ApplyReport) private readonly reports: ApplyReport,
  ) {}

  onModuleInit(): void {
    this.accounts.register(({ user }) => this.execute(user.id));
  }

  private async execute(user_id: number): Promise<void> {
    const unsent = { user_id, state: PAYMENT_STATE.created, is_recurring: true };
    for (const { no, channel } of await this.database.manager.findBy(Payment, unsent)) {
      const cancelled = { no, channel, outcome: PAYMENT_STATE.cancelled, amount: null, ref: null };
      await this.reports.execute({ ...cancelled, source: 'account' });
    }
  }
}
