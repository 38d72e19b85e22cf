import { timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PAYMENT_STATE } from '@laundry/shared/constants/payment-states';
import { mayFollow } from '@laundry/shared/rules/payments/payment-state';
import { Not } from 'typeorm';
import { hashToken } from '../../../common/crypto/secret-token.js';
import { isUniqueViolation } from '../../../common/transaction/database-errors.js';
import { Database } from '../../../common/transaction/database.js';
import { CARD_MEMBER_LENGTH } from '../../users/user.entity.js';
import { AccountLocks } from '../../users/account-locks.js';
import type { ReceivedReport } from './received-report.js';
import { UNCONFIRMED, UnconfirmedPayments } from '../manual/unconfirmed-payments.js';
import { MovePayment } from './move-payment.js';
import { PaymentMessages, type Verdict } from './payment-messages.js';
import { Payment, PROVIDER_REF_LENGTH } from '../core/payment.entity.js';

/**
 * Applies what is reported of a payment, once, whatever is repeated, late or out of order: its state moves as the table
 * of shared/rules/payments/payment-state allows, and the page's effect runs in the same transaction.
 */
@Injectable()
export class ApplyReport {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(PaymentMessages) private readonly messages: PaymentMessages,
    @Inject(UnconfirmedPayments) private readonly unconfirmed: UnconfirmedPayments,
    @Inject(MovePayment) private readonly moves: MovePayment,
  ) {}

  async execute(report: ReceivedReport): Promise<Verdict> {
    const payment = await this.database.manager.findOneBy(Payment, { no: report.no });
    if (payment === null) return this.refuse(report, null, 'unknown_number');
    const reason = refusalOf(report, payment) ?? (await this.refusalOfRef(report, payment));
    const note = reason === null || payment.settled_at !== null ? undefined : TO_LOOK_INTO[reason];
    if (note !== undefined) await this.unconfirmed.show(payment, note);
    if (reason !== null) return this.refuse(report, payment, reason);
    try {
      return await this.database.inTransaction(() => this.apply(report, payment));
    } catch (error) {
      if (isUniqueViolation(error, PROVIDER_REF_KEY)) return this.refuse(report, payment, 'ref_of_another');
      throw error;
    }
  }

  /** Every writer of a payment's state holds the account's row, so what is read after it stays true. */
  private async apply(report: ReceivedReport, { id, user_id }: Payment): Promise<Verdict> {
    await this.accounts.lock(user_id);
    const payment = await this.database.manager.findOneByOrFail(Payment, { id });
    if (await this.messages.wasApplied(report)) return this.messages.keep(report, id, 'repeated');
    if (!mayFollow(payment.state, report.outcome)) {
      return this.messages.keep(report, id, 'repeated', `is_${payment.state}`);
    }
    await this.moves.execute(payment, report);
    return this.messages.keep(report, id, 'applied');
  }

  /** The provider's number belongs to one payment only. */
  private async refusalOfRef({ ref, channel }: ReceivedReport, { id }: Payment): Promise<string | null> {
    if (ref === null) return null;
    const used = await this.database.manager.existsBy(Payment, { channel, provider_ref: ref, id: Not(id) });
    return used ? 'ref_of_another' : null;
  }

  private refuse(report: ReceivedReport, payment: Payment | null, reason: string): Promise<Verdict> {
    return this.messages.keep(report, payment?.id ?? null, 'refused', reason);
  }
}

const PROVIDER_REF_KEY = { name: 'ux_payments_provider_ref', columns: ['channel', 'provider_ref'] };

/** What of a payment that is open may have been paid all the same: only its own address gets so far. */
const TO_LOOK_INTO: Readonly<Partial<Record<string, string>>> = {
  wrong_amount: UNCONFIRMED.amount,
  wrong_signature: UNCONFIRMED.signature,
};

/** Why a report is not believed; null: it is. */
function refusalOf(report: ReceivedReport, payment: Payment): string | null {
  if (report.channel !== payment.channel) return 'other_channel';
  if (report.source === 'notification' && !isSecretOf(payment, report.secret)) return 'wrong_secret';
  if (report.distrusted !== undefined) return report.distrusted;
  if (isTooLong(report)) return 'too_long';
  const names = report.amount !== null || report.outcome === PAYMENT_STATE.settled;
  return names && report.amount !== payment.amount ? 'wrong_amount' : null;
}

const isTooLong = ({ ref, cardMember }: ReceivedReport): boolean =>
  (ref?.length ?? 0) > PROVIDER_REF_LENGTH || (cardMember?.length ?? 0) > CARD_MEMBER_LENGTH;

function isSecretOf({ secret_hash }: Payment, secret = ''): boolean {
  return timingSafeEqual(Buffer.from(hashToken(secret)), Buffer.from(secret_hash));
}
