import { timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PAYMENT_STATE } from '@laundry/shared/constants/payment-states';
import { Not } from 'typeorm';
import { hashToken } from '../../../common/crypto/secret-token.js';
import { Database } from '../../../common/transaction/database.js';
import { CARD_MEMBER_LENGTH } from '../../users/user.entity.js';
import { Payment, PROVIDER_REF_LENGTH } from '../core/payment.entity.js';
import { UNCONFIRMED, UnconfirmedPayments } from '../manual/unconfirmed-payments.js';
import { PaymentMessages, type Verdict } from './payment-messages.js';
import type { ReceivedReport } from './received-report.js';

/** What a report came to before anything is done about it: refused and stored, or the payment that it is about. */
export type Checked = { readonly refused: Verdict } | { readonly refused: null; readonly payment: Payment };

/** Holds a report against the payment that it names. What is not good enough changes nothing, and is stored. */
@Injectable()
export class ReportCheck {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(PaymentMessages) private readonly messages: PaymentMessages,
    @Inject(UnconfirmedPayments) private readonly unconfirmed: UnconfirmedPayments,
  ) {}

  async execute(report: ReceivedReport): Promise<Checked> {
    const payment = await this.database.manager.findOneBy(Payment, { no: report.no });
    if (payment === null) return { refused: await this.refuse(report, null, 'unknown_number') };
    const reason = refusalOf(report, payment) ?? (await this.refusalOfRef(report, payment));
    if (reason === null) return { refused: null, payment };
    await this.show(report, payment, reason);
    return { refused: await this.refuse(report, payment, reason) };
  }

  refuse(report: ReceivedReport, payment: Payment | null, reason: string): Promise<Verdict> {
    return this.messages.keep(report, payment?.id ?? null, 'refused', reason);
  }

  /** What came by itself is anybody's to make up: only what we were answered is the operators' work. */
  private async show({ source }: ReceivedReport, payment: Payment, reason: string): Promise<void> {
    const isToShow = source !== 'notification' && payment.settled_at === null;
    const note = isToShow ? TO_LOOK_INTO[reason] : undefined;
    if (note !== undefined) await this.unconfirmed.show(payment, note);
  }

  /** The provider's number belongs to one payment only. */
  private async refusalOfRef({ ref, channel }: ReceivedReport, { id }: Payment): Promise<string | null> {
    if (ref === null) return null;
    const used = await this.database.manager.existsBy(Payment, { channel, provider_ref: ref, id: Not(id) });
    return used ? REF_OF_ANOTHER : null;
  }
}

export const REF_OF_ANOTHER = 'ref_of_another';

/** Why a payment that is not settled may have been paid all the same; of a notification, only its own address gets so far. */
const TO_LOOK_INTO: Readonly<Partial<Record<string, string>>> = {
  wrong_amount: UNCONFIRMED.amount,
  wrong_signature: UNCONFIRMED.signature,
};

/** Whether a notification that was refused for this may have a payment behind it: the provider is to be asked. */
export const isWorthAsking = (reason: string): boolean => TO_LOOK_INTO[reason] !== undefined;

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
