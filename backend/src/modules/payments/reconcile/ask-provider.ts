import { Inject, Injectable } from '@nestjs/common';
import { PAYMENT_STATE, type PaymentChannel } from '@laundry/shared/constants/payment-states';
import { PAYMENT_STATUS } from '@laundry/shared/constants/payment-methods';
import { endsWithoutMoney } from '@laundry/shared/rules/payments/payment-state';
import { addHours, addMinutes, type JstDateTime } from '@laundry/shared/time/jst';
import { IsNull } from 'typeorm';
import { Clock } from '../../../common/clock/clock.js';
import type { LeftRow } from '../../../common/jobs/sweep.js';
import { Database } from '../../../common/transaction/database.js';
import { UNCONFIRMED, UnconfirmedPayments } from '../manual/unconfirmed-payments.js';
import type { ProviderReport } from '../ports/provider-report.js';
import { ApplyReport } from '../results/apply-report.js';
import { answerAbout } from '../results/received-report.js';
import { Channels } from '../core/channel.js';
import { BeginCheckout } from '../begin/begin-checkout.js';
import { Payment } from '../core/payment.entity.js';
import { ProviderCall } from '../core/provider-call.js';
import { ProviderAnswers } from './provider-answers.js';
import { PAYMENT_ASK_MINUTES } from '../core/payment-times.js';

/** A provider is asked about an open payment every few minutes for two days; about one that it was silent about, then daily for a month. */
const ASK_OFTEN_HOURS = 48;
const ASK_DAYS = 30;
/** A payment about which a provider is silent for so long is shown to operators. */
const SILENT_HOURS = 24;

const DAY = 24;

/** Asks a provider what became of a payment, and applies what it says. */
@Injectable()
export class AskProvider {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Channels) private readonly channels: Channels,
    @Inject(ProviderCall) private readonly calls: ProviderCall,
    @Inject(ProviderAnswers) private readonly answers: ProviderAnswers,
    @Inject(ApplyReport) private readonly reports: ApplyReport,
    @Inject(BeginCheckout) private readonly checkout: BeginCheckout,
    @Inject(UnconfirmedPayments) private readonly unconfirmed: UnconfirmedPayments,
  ) {}

  /** Payments that a provider has to be asked about, by ascending id. */
  due(channel: PaymentChannel, afterId: number, rows: number): Promise<LeftRow[]> {
    return this.database.query(
      // Between two bounds, or SQLite takes it for many, and walks all payments in the order of their ids.
      `SELECT id, request_id FROM payments WHERE id > ? AND next_ask_at BETWEEN '' AND ? AND channel = ? ORDER BY id LIMIT ?`,
      [afterId, this.clock.now(), channel, rows],
    );
  }

  /** Asks at once. False when another process asks or orders already, or the payment is settled. */
  async execute(id: number): Promise<boolean> {
    return this.askAbout(await this.database.manager.findOneByOrFail(Payment, { id }));
  }

  /** The same, once it is time: another process may have asked since the payment was found to be due. */
  async executeDue(id: number): Promise<boolean> {
    const payment = await this.database.manager.findOneByOrFail(Payment, { id });
    const { next_ask_at } = payment;
    return next_ask_at !== null && next_ask_at <= this.clock.now() && this.askAbout(payment);
  }

  private async askAbout(payment: Payment): Promise<boolean> {
    if (payment.next_ask_at === null) return false;
    if (!this.channels.has(payment.channel)) {
      await this.reportSilence(payment);
      return false;
    }
    if (!this.channels.of(payment.channel).mayAsk(payment)) {
      await this.stopAsking(payment);
      return false;
    }
    if (await this.calls.isStarting(payment.id)) return false;
    if (!(await this.claim(payment))) return false;
    if (payment.state === PAYMENT_STATE.created) await this.resumeCreated(payment);
    else if (await this.ask(payment)) await this.stopAskingIfOld(payment);
    else await this.reportSilence(payment);
    return true;
  }

  /** Whether the provider answered, and was believed. */
  private async ask(payment: Payment): Promise<boolean> {
    const asked = await this.answers.about(payment);
    if (asked === null) return false;
    if (asked !== 'none') return this.apply(payment, asked);
    if (payment.state === PAYMENT_STATE.unknown) await this.settleNotFound(payment);
    return true;
  }

  /** What the provider knows after so long is all that it will know. */
  private async stopAskingIfOld({ id, created_at }: Payment): Promise<void> {
    if (this.clock.now() < addHours(created_at, ASK_OFTEN_HOURS)) return;
    const payment = await this.database.manager.findOneByOrFail(Payment, { id });
    if (payment.state !== PAYMENT_STATE.unknown) await this.stopAsking(payment);
  }

  private async stopAsking({ id, state }: Payment): Promise<void> {
    await this.database.manager.update(Payment, { id, state }, { next_ask_at: null });
    if (endsWithoutMoney(state)) await this.unconfirmed.close({ id }, PAYMENT_STATUS.noAction);
  }

  /** Nobody knows: operators are to look, and in the end it counts as unpaid. What was never sent waits on. */
  private async reportSilence(payment: Payment): Promise<void> {
    const { no, channel, state, created_at } = payment;
    const now = this.clock.now();
    if (now < addHours(created_at, SILENT_HOURS)) return;
    await this.unconfirmed.show(payment, UNCONFIRMED.silent);
    if (state !== PAYMENT_STATE.unknown || nextAsk(created_at, now) !== null) return;
    const expired = { no, channel, outcome: PAYMENT_STATE.expired, amount: null, ref: null };
    await this.reports.execute({ ...expired, source: 'clock' });
  }

  private async apply(payment: Payment, asked: ProviderReport): Promise<boolean> {
    if (asked.outcome === PAYMENT_STATE.waiting && payment.state !== PAYMENT_STATE.unknown) return true;
    const { verdict } = await this.reports.execute(answerAbout(payment, 'query', asked));
    return verdict !== 'refused';
  }

  /** The process ended before anything left: what needs no customer is begun now, what does is given up. */
  private async resumeCreated(payment: Payment): Promise<void> {
    const channel = this.channels.of(payment.channel);
    if (channel.isLocal(payment)) return;
    if (channel.whenNotFound(payment) === 'start_again') await this.checkout.execute(payment.no);
    else await this.giveUp(payment);
  }

  private async settleNotFound(payment: Payment): Promise<void> {
    const next = this.channels.of(payment.channel).whenNotFound(payment);
    if (next === 'start_again' && !(await this.calls.isStarting(payment.id))) await this.checkout.begin(payment);
    if (next === 'cancel') await this.giveUp(payment);
  }

  private async giveUp({ no, channel }: Payment): Promise<void> {
    const none = { no, outcome: PAYMENT_STATE.cancelled, amount: null, ref: null };
    await this.reports.execute({ ...none, channel, source: 'query' });
  }

  /** Takes the question: asked again later, never by two at once, and no more once it has no sense. */
  private async claim({ id, next_ask_at, created_at, settled_at }: Payment): Promise<boolean> {
    const seen = { id, next_ask_at: next_ask_at ?? IsNull() };
    const next = settled_at === null ? nextAsk(created_at, this.clock.now()) : null;
    // By the number and by the time it is due, two statements lock a row in two orders: one of them makes way, and is tried again.
    return this.database.inTransaction(async () => {
      const { affected } = await this.database.manager.update(Payment, seen, { next_ask_at: next });
      return affected === 1;
    });
  }
}

/** When a provider that does not answer is asked again; null: it was asked long enough. */
function nextAsk(createdAt: JstDateTime, now: JstDateTime): JstDateTime | null {
  if (now < addHours(createdAt, ASK_OFTEN_HOURS)) return addMinutes(now, PAYMENT_ASK_MINUTES);
  return now < addHours(createdAt, ASK_DAYS * DAY) ? addHours(now, DAY) : null;
}
