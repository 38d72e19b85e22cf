import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { addressee } from '@laundry/shared/text/person-name';
import { addMonths, monthOf } from '@laundry/shared/time/jst';
import { IsNull, LessThan } from 'typeorm';
import type { Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { Database } from '../../../common/transaction/database.js';
import { History } from '../../history/history.js';
import { Outbox } from '../../mail/outbox.js';
import { AccountLocks } from '../../users/account-locks.js';
import type { WeekRequestsDto } from './week-requests.dto.js';
import { StoreWeekExceptions } from './coming/store-week-exceptions.js';
import { withKeptCodes } from './kept-codes.js';
import { WeekRequest } from './week-request.entity.js';
import { weekRequestView, type WeekRequestForm, type WeekRequestView } from './week-request.view.js';
import { WeeklyCheck } from './weekly-check.js';

/** Replaces a customer's weekly schedule from the 1st of next month; no form ends it (handbook/requests.md#weekly). */
@Injectable()
export class SaveWeekRequests {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(WeeklyCheck) private readonly check: WeeklyCheck,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(StoreWeekExceptions) private readonly exceptions: StoreWeekExceptions,
    @Inject(History) private readonly history: History,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  async execute(caller: Principal, dto: WeekRequestsDto): Promise<WeekRequestView[]> {
    return this.database.inTransaction(async () => {
      // The account's month says from when a schedule holds: it stays what it is until this is stored.
      await this.accounts.lock(caller.accountId);
      const { user, month, forms: sent } = await this.check.allowed(caller.accountId, dto);
      const before = await this.present(user.id);
      const forms = withKeptCodes(sent, before);
      await this.replace(user.id, month, forms);
      await this.exceptions.keepNamed(caller, user, forms, `${month}-01`);
      const changes = { form_count: [before.length, forms.length] } as const;
      await this.history.record({ type: OPERATION.weeklySaved, actor: caller, user, changes });
      if (!isSame(before, forms)) {
        const data = { name: addressee(user), month, forms };
        await this.outbox.enqueue({ template: 'weekly_saved', to: user, data });
      }
      return forms.map(weekRequestView);
    });
  }

  private present(user_id: number): Promise<WeekRequest[]> {
    return this.database.manager.find(WeekRequest, { where: { user_id, until_month: IsNull() }, order: { id: 'ASC' } });
  }

  /** What holds until this month's end stays, for what it has made. */
  private async replace(userId: number, month: string, forms: readonly WeekRequestForm[]): Promise<void> {
    const { manager } = this.database;
    const present = { user_id: userId, until_month: IsNull() };
    await manager.delete(WeekRequest, { user_id: userId, from_month: month });
    const until_month = monthOf(addMonths(`${month}-01`, -1));
    await manager.update(WeekRequest, { ...present, from_month: LessThan(month) }, { until_month });
    const created_at = this.clock.now();
    const rows = forms.map((form) => ({
      ...columnsOf(form),
      user_id: userId,
      from_month: month,
      until_month: null,
      created_at,
    }));
    if (rows.length > 0) await manager.insert(WeekRequest, rows);
  }
}

/** Saved once more as it is, nobody is told again. */
const isSame = (before: readonly WeekRequestForm[], after: readonly WeekRequestForm[]): boolean =>
  JSON.stringify(before.map(columnsOf)) === JSON.stringify(after.map(columnsOf));

const columnsOf = (form: WeekRequestForm): WeekRequestForm => ({
  week_type: form.week_type,
  pickup_week: form.pickup_week,
  pickup_time: form.pickup_time,
  delivery_week: form.delivery_week,
  delivery_time: form.delivery_time,
  count: form.count,
  same_time: form.same_time,
  delivery_box_pw: form.delivery_box_pw,
  bikou: form.bikou,
});
