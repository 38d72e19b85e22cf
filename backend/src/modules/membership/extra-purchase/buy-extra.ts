import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { PAGE } from '@laundry/shared/constants/pages';
import { PAYMENT_METHOD, type PaymentMethod } from '@laundry/shared/constants/payment-methods';
import { PAYMENT_CHANNEL } from '@laundry/shared/constants/payment-states';
import { REASON } from '@laundry/shared/constants/reasons';
import { accountMonth } from '@laundry/shared/rules/payments/month-turn';
import { extraCountRefusal, extraPlanOf } from '@laundry/shared/rules/payments/extra-purchase';
import { extraPaymentChoices } from '@laundry/shared/rules/payments/payment-choices';
import { sizeKeyOf } from '@laundry/shared/rules/plans/plan-id';
import { addPriceFor } from '@laundry/shared/rules/plans/price';
import type { Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { Database } from '../../../common/transaction/database.js';
import { selfActor } from '../../history/audit-entry.js';
import { History } from '../../history/history.js';
import { Outbox } from '../../mail/outbox.js';
import { paymentKey } from '../../payments/core/once-keys.js';
import { PaymentEffect, type Effected, type EndedPayment } from '../../payments/core/payment-effects.js';
import { StartPayment } from '../../payments/begin/start-payment.js';
import { ManualPayments } from '../../payments/manual/manual-payments.js';
import { AccountLocks } from '../../users/account-locks.js';
import { Ledger } from '../../balance/ledger.js';
import { addressee } from '@laundry/shared/text/person-name';
import { planOf } from '../../users/stored-plan.js';
import { StatusCheck } from '../../users/status-check.js';
import type { User } from '../../users/user.entity.js';
import { UserQueries } from '../../users/user.queries.js';
import type { ExtraPurchaseDto } from './extra-purchase.dto.js';
import type { ExtraPurchasedView } from './extra-purchase.view.js';

interface ExtraPurpose {
  readonly count: number;
  /** The plan that the price is of, and under which the washes are used. */
  readonly plan_id: string;
}

/** A customer buys more washes, by card or by invoice, at the price that the server knows (handbook/bags.md). */
@Injectable()
export class BuyExtra extends PaymentEffect<ExtraPurpose> {
  readonly page = PAGE.extraPurchase;

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(StatusCheck) private readonly status: StatusCheck,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(Ledger) private readonly ledger: Ledger,
    @Inject(StartPayment) private readonly payments: StartPayment,
    @Inject(ManualPayments) private readonly manualPayments: ManualPayments,
    @Inject(History) private readonly history: History,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {
    super();
  }

  async execute(caller: Principal, dto: ExtraPurchaseDto): Promise<ExtraPurchasedView> {
    await this.price(await this.users.byId(caller.accountId), dto);
    return this.database.inTransaction(async () => {
      await this.accounts.lock(caller.accountId);
      const user = await this.users.byId(caller.accountId);
      const price = await this.price(user, dto);
      if (dto.payment_method === PAYMENT_METHOD.invoice) return this.byInvoice(user, dto.count, price);
      return { payment_no: await this.byCard(user, dto.count, price) };
    });
  }

  /** Paid when the balance has no room any more, or under another plan: the money goes back. */
  async settle({ payment: { id, amount }, user, purpose }: EndedPayment<ExtraPurpose>): Promise<Effected> {
    const { count, plan_id } = purpose;
    if (plan_id !== user.plan_id) return 'other_plan';
    const bought = { userId: user.id, delta: count, reason: 'purchase', actorId: user.id } as const;
    if (!(await this.ledger.move({ ...bought, onceKey: paymentKey('bought', id) }))) return 'no_room';
    await this.record(user, PAYMENT_METHOD.creditCard, count, amount);
    const data = { name: addressee(user), amount, begun: null };
    await this.outbox.enqueue({ template: 'payment_received', to: user, data });
    return 'done';
  }

  /** Yen of all of them. Throws what forbids the purchase, or that the customer was shown another price. */
  private async price(user: User, dto: ExtraPurchaseDto): Promise<number> {
    await this.status.refuse(user);
    const sold = extraPlanOf(user, this.clock.now());
    if (!sold.ok) throw FieldErrors.on('plan_id', sold.code);
    this.refuseMethod(user, dto.payment_method);
    const refusal = extraCountRefusal(dto.count, user.available_request_count);
    if (refusal !== null) throw FieldErrors.on('count', refusal.code, refusal.params);
    const unit = addPriceFor(sold.plan, user.discount_price_for_add);
    const price = unit * dto.count;
    const isShown = dto.price === price && (dto.price_per_count == null || dto.price_per_count === unit);
    if (!isShown) throw new DomainError(REASON.stale, { price, price_per_count: unit });
    return price;
  }

  private refuseMethod(user: User, method: number): void {
    const isChoice = extraPaymentChoices(user.payment_method_id).some((choice) => choice === method);
    const isOffered = method !== PAYMENT_METHOD.creditCard || this.payments.offers(PAYMENT_CHANNEL.card);
    if (!isChoice || !isOffered) throw FieldErrors.on('payment_method', 'payment_method_unselectable');
  }

  private async byInvoice(user: User, count: number, price: number): Promise<ExtraPurchasedView> {
    const bought = { userId: user.id, delta: count, reason: 'purchase', actorId: user.id } as const;
    if (!(await this.ledger.move(bought))) throw new DomainError(REASON.stale);
    await this.manualPayments.add({
      userId: user.id,
      price,
      count,
      month: accountMonth(user, this.clock.now()),
      pageId: PAGE.extraPurchase,
      paymentMethodId: PAYMENT_METHOD.invoice,
    });
    await this.record(user, PAYMENT_METHOD.invoice, count, price);
    const data = { name: addressee(user), count, amount: price };
    await this.outbox.enqueue({ template: 'bought_by_invoice', to: user, data });
    return { available_request_count: user.available_request_count + count };
  }

  private byCard({ id: userId, plan_id }: User, count: number, amount: number): Promise<string> {
    const purpose = { count, plan_id } satisfies ExtraPurpose;
    const order = { userId, pageId: PAGE.extraPurchase, channel: PAYMENT_CHANNEL.card, amount, purpose };
    return this.payments.start({ ...order, returnPath: '/buy-wash-request' });
  }

  private async record(user: User, paymentMethodId: PaymentMethod, count: number, price: number): Promise<void> {
    const { plan_id, available_request_count: before } = user;
    await this.history.record({
      type: OPERATION.extraPurchased,
      actor: selfActor(user),
      user,
      goods: { plan_id, size: sizeKeyOf(planOf(plan_id)), count },
      price,
      paymentMethodId,
      changes: { available_request_count: [before, before + count] },
    });
  }
}
