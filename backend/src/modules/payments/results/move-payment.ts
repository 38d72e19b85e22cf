import { Inject, Injectable } from '@nestjs/common';
import { PAYMENT_STATUS } from '@laundry/shared/constants/payment-methods';
import { PAYMENT_STATE } from '@laundry/shared/constants/payment-states';
import { hasLeft } from '@laundry/shared/rules/has-left';
import { endsWithoutMoney } from '@laundry/shared/rules/payments/payment-state';
import { Clock } from '../../../common/clock/clock.js';
import { Database } from '../../../common/transaction/database.js';
import { User } from '../../users/user.entity.js';
import { PaymentEffects, type Effected, type EndedPayment } from '../core/payment-effects.js';
import { Payment } from '../core/payment.entity.js';
import { Refunds } from '../refunds/refunds.js';
import { UnconfirmedPayments } from '../manual/unconfirmed-payments.js';
import { CardOrders } from '../orders/card-orders.js';
import type { ReceivedReport } from './received-report.js';

/** Brings a payment to another state with all that follows from it; in a transaction that holds the account's row. */
@Injectable()
export class MovePayment {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(PaymentEffects) private readonly effects: PaymentEffects,
    @Inject(CardOrders) private readonly cards: CardOrders,
    @Inject(UnconfirmedPayments) private readonly unconfirmed: UnconfirmedPayments,
    @Inject(Refunds) private readonly refunds: Refunds,
  ) {}

  async execute(payment: Payment, { outcome, ref, source, cardMember = null }: ReceivedReport): Promise<void> {
    const now = this.clock.now();
    const isSettled = outcome === PAYMENT_STATE.settled;
    const lost = endsWithoutMoney(outcome) && payment.released_at === null ? outcome : null;
    const effected = isSettled ? await this.settle(payment, cardMember) : 'done';
    if (lost !== null)
      await this.effects.of(payment.page_id).release?.({ ...(await this.ended(payment)), outcome: lost });
    const { affected } = await this.database.manager.update(
      Payment,
      { id: payment.id, state: payment.state },
      {
        state: outcome,
        updated_at: now,
        refund_needed: effected !== 'done',
        ...(ref !== null && { provider_ref: ref }),
        ...(isSettled && { settled_at: now, next_ask_at: null }),
        ...(lost !== null && { released_at: now }),
      },
    );
    // The account's row is held, but the database may be another node's since, which knew no more when this was read.
    if (affected !== 1) this.database.beginAnew(`payment ${payment.id}`);
    if (effected !== 'done') await this.refunds.promise(payment, effected);
    const { done, noAction } = PAYMENT_STATUS;
    if (isSettled) await this.unconfirmed.close(payment, done);
    // An expiry, or a customer who begins anew, says nothing of what the provider did.
    else if (endsWithoutMoney(outcome) && source !== 'clock' && source !== 'customer')
      await this.unconfirmed.close(payment, noAction);
  }

  /** What became of the money. To an account that is gone, or whose last day is over, nothing can be sold, nor its card kept. */
  private async settle(payment: Payment, cardMember: string | null): Promise<Effected> {
    const card = payment.keeps_card ? cardMember : null;
    const { user } = await this.ended(payment);
    if (user.deleted_at !== null || hasLeft(user, this.clock.now())) {
      await this.cards.stop(user.id, card);
      return 'left';
    }
    const settle = async () => this.effects.of(payment.page_id).settle(await this.ended(payment));
    return card === null || card === user.ac_user_id ? settle() : this.withCard(user, card, settle);
  }

  /** One card is charged from now on: the new one where the purchase succeeded, else the old one; the other is stopped. */
  private async withCard({ id, ac_user_id: before }: User, card: string, settle: () => Promise<Effected>) {
    await this.database.manager.update(User, { id }, { ac_user_id: card });
    const effected = await settle();
    const isDone = effected === 'done';
    if (!isDone) await this.database.manager.update(User, { id }, { ac_user_id: before });
    await this.cards.stop(id, isDone ? before : card);
    return effected;
  }

  private async ended(payment: Payment): Promise<EndedPayment<unknown>> {
    const user = await this.database.manager.findOneByOrFail(User, { id: payment.user_id });
    const purpose: unknown = JSON.parse(payment.purpose);
    return { payment, user, purpose };
  }
}
