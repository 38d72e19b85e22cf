import { Module } from '@nestjs/common';
import { BalanceModule } from '../balance/balance.module.js';
import { UsersModule } from '../users/users.module.js';
import { WashRequestsModule } from '../wash-requests/wash-requests.module.js';
import { MonthBooks } from './month-books.js';
import { MonthMails } from './month-mails.js';
import { MonthTurnJob } from './month-turn.job.js';
import { MonthlyCharge } from './monthly-charge.js';
import { TurnAccount } from './turn-account.js';
import { TurnMonth } from './turn-month.js';

/** What the 1st of a month brings every customer. */
@Module({
  imports: [BalanceModule, UsersModule, WashRequestsModule],
  providers: [MonthBooks, MonthMails, TurnMonth, TurnAccount, MonthTurnJob, MonthlyCharge],
  exports: [MonthTurnJob],
})
export class MonthTurnModule {}
