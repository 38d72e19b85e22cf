import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { PAYMENT_STATUS, type PaymentStatus } from '@laundry/shared/constants/payment-methods';
import { PAYMENT_STATE } from '@laundry/shared/constants/payment-states';
import { addressee } from '@laundry/shared/text/person-name';
import type { Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { Database } from '../../../common/transaction/database.js';
import { History } from '../../history/history.js';
import { SharedRows } from '../../versions/shared-rows.js';
import { Outbox } from '../../mail/outbox.js';
import { AccountLocks } from '../../users/account-locks.js';
import { User } from '../../users/user.entity.js';
import { Payment } from '../core/payment.entity.js';
import { AskBeforeSettling } from '../reconcile/ask-before-settling.js';
import { ApplyReport } from '../results/apply-report.js';
import { ManualPayment } from './manual-payment.entity.js';
import type { ManualPaymentNoteDto, ManualPaymentStatusDto } from './manual-payment-change.dto.js';
import type { ManualPaymentNoteView, ManualPaymentStatusView } from './manual-payment.view.js';

type Seen = ManualPaymentNoteDto['version'];

const current = ({ bikou, status_id, updated_at }: ManualPayment) => ({ bikou, status_id, updated_at });

/** An operator says what became of a payment by hand, or writes a note to it. */
@Injectable()
export class ChangeManualPayment {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(ApplyReport) private readonly reports: ApplyReport,
    @Inject(AskBeforeSettling) private readonly question: AskBeforeSettling,
    @Inject(History) private readonly history: History,
    @Inject(SharedRows) private readonly rows: SharedRows,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  /** Any status may follow another; the row says who set it and when. What it says of an unconfirmed payment, becomes of that. */
  async status(caller: Principal, id: number, dto: ManualPaymentStatusDto): Promise<ManualPaymentStatusView> {
    const { status_id, version: seen } = dto;
    await this.askProvider(id, status_id);
    return this.database.inTransaction(async () => {
      const before = await this.hold(id, seen);
      const besides = { update_user_id: caller.personId, updated_at: this.clock.now() };
      const after = await this.rows.write(ManualPayment, before, {
        by: caller.personId,
        values: { status_id },
        besides,
      });
      if (after !== before) {
        // After the row is written: a payment that ends closes its row only while that is still pending.
        await this.confirm(before, status_id);
        const user = await this.database.manager.findOneByOrFail(User, { id: before.user_id });
        await this.record(caller, user, before, status_id);
        if (before.is_refund && status_id === PAYMENT_STATUS.done) await this.tellRefund(user, before);
      }
      const { update_user_id, updated_at, version } = after;
      return { status_id, update_user_id, updated_at, version };
    });
  }

  note(caller: Principal, id: number, { bikou, version: seen }: ManualPaymentNoteDto): Promise<ManualPaymentNoteView> {
    return this.database.inTransaction(async () => {
      const held = await this.rows.hold(ManualPayment, { id, seen, current });
      const { version } = await this.rows.write(ManualPayment, held, { by: caller.personId, values: { bikou } });
      return { bikou, version };
    });
  }

  /** Of an unconfirmed payment that is said to be paid, before the transaction. */
  private async askProvider(id: number, status_id: PaymentStatus): Promise<void> {
    const row = await this.database.manager.findOneBy(ManualPayment, { id });
    if (status_id !== PAYMENT_STATUS.done || row === null || row.status_id === status_id) return;
    if (row.payment_id === null || row.is_refund) return;
    await this.question.execute(row.payment_id, 'status_id');
  }

  private async confirm(row: ManualPayment, status_id: PaymentStatus): Promise<void> {
    if (row.payment_id === null || row.is_refund || status_id === PAYMENT_STATUS.pending) return;
    const { no, channel, amount } = await this.database.manager.findOneByOrFail(Payment, { id: row.payment_id });
    const outcome = status_id === PAYMENT_STATUS.done ? PAYMENT_STATE.settled : PAYMENT_STATE.cancelled;
    await this.reports.execute({ no, channel, outcome, amount, ref: null, source: 'operator' });
  }

  /** Once, however often the status is set. */
  private async tellRefund(user: User, { id, price }: ManualPayment): Promise<void> {
    if (user.deleted_at !== null || price === 0) return;
    const data = { name: addressee(user), amount: price };
    await this.outbox.enqueue({ template: 'refund_made', to: user, data, onceKey: `refund_made:${id}` });
  }

  /** The row after its account, until the transaction ends: what the history says it was is what was replaced. */
  private async hold(id: number, seen: Seen): Promise<ManualPayment> {
    const row = await this.database.manager.findOneBy(ManualPayment, { id });
    if (row === null) throw new NotFound();
    await this.accounts.lock(row.user_id);
    return this.rows.hold(ManualPayment, { id, seen, current });
  }

  private async record(caller: Principal, user: User, before: ManualPayment, status_id: PaymentStatus): Promise<void> {
    await this.history.record({
      type: OPERATION.manualPaymentChanged,
      actor: caller,
      user,
      price: before.price,
      paymentMethodId: before.payment_method_id,
      changes: { payment_id: [null, before.id], status_id: [before.status_id, status_id] },
    });
  }
}
