import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import type { Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { decidedAnew } from '../../../common/errors/conflict.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { Database } from '../../../common/transaction/database.js';
import { Revocation } from '../../sessions/revocation.js';
import { SharedRows } from '../../versions/shared-rows.js';
import { Sessions } from '../../sessions/sessions.js';
import { History } from '../../history/history.js';
import { Outbox } from '../../mail/outbox.js';
import { ConsoleAccount } from './console-account.js';
import { ConsoleUserQueries } from './console-user.queries.js';
import type { ConsoleUserView } from './console-user.view.js';
import type { CustomerEditDto } from './customer-edit.dto.js';
import { Reauthentication } from '../accounts/reauthentication.js';
import { refuseEmailInUse } from '../accounts/email-in-use.js';
import { changedFields, ProfileEdits, sentColumns } from '../profile/profile-edits.js';
import { User } from '../user.entity.js';

/** An operator corrects an account by the rules of the profile, and sets its price for one more wash. */
@Injectable()
export class EditCustomer {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(ConsoleAccount) private readonly accounts: ConsoleAccount,
    @Inject(ConsoleUserQueries) private readonly users: ConsoleUserQueries,
    @Inject(ProfileEdits) private readonly edits: ProfileEdits,
    @Inject(Reauthentication) private readonly reauthentication: Reauthentication,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(Revocation) private readonly revocation: Revocation,
    @Inject(History) private readonly history: History,
    @Inject(SharedRows) private readonly rows: SharedRows,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  async execute(caller: Principal, id: number, dto: CustomerEditDto): Promise<ConsoleUserView> {
    await decidedAnew(() => this.edit(caller, id, dto));
    return this.users.one(id);
  }

  private async edit(caller: Principal, id: number, dto: CustomerEditDto): Promise<void> {
    const user = await this.accounts.editable(caller, id);
    const { discount_price_for_add: price, version: seen, current_password, ...form } = dto;
    // The operator has the address before them; only a customer's own is typed twice.
    const confirmed = {
      ...form,
      email_confirm: form.email_confirm ?? form.email,
      email2_confirm: form.email2_confirm ?? form.email2,
    };
    const columns: Partial<User> = {
      ...(await this.edits.columns(user, confirmed)),
      ...(typeof price === 'number' && price !== user.discount_price_for_add && { discount_price_for_add: price }),
    };
    if (columns.email !== undefined) await this.reauthentication.confirmCaller(caller, current_password ?? null);
    const current = sentColumns(user, dto);
    const store = () =>
      this.database.inTransaction(async () => {
        if (columns.email !== undefined) await this.reauthentication.hold(caller, id);
        const held = await this.rows.hold(User, { id, seen, decidedBy: user, current });
        // The account may have been made an administrator's meanwhile.
        await this.accounts.editable(caller, id);
        await this.store(caller, held, columns);
      });
    if (Object.keys(columns).length > 0 || seen != null) await refuseEmailInUse(store);
  }

  private async store(caller: Principal, user: User, columns: Partial<User>): Promise<void> {
    if (user.deleted_at !== null) throw new NotFound();
    const change = { by: caller.personId, values: columns, besides: { updated_at: this.clock.now() } };
    const after = await this.rows.write(User, user, change);
    if (after === user) return;
    const { discount_price_for_add: price } = columns;
    await this.history.record({
      type: OPERATION.profileChanged,
      actor: caller,
      user: after,
      changes: {
        fields: [null, changedFields(columns)],
        ...(price !== undefined && { discount_price_for_add: [user.discount_price_for_add, price] as const }),
      },
    });
    if (columns.email !== undefined) await this.sendAddressMail(user, columns.email);
    this.sessions.forget(user.id);
  }

  /** Links that were mailed to the old address lead nowhere any more, and both addresses are told. */
  private async sendAddressMail(user: User, email: string): Promise<void> {
    await this.revocation.everything(user.id);
    await this.outbox.enqueue({ template: 'email_changed', to: user, data: {} });
    await this.outbox.enqueue({ template: 'email_added', to: { ...user, email }, data: {} });
  }
}
