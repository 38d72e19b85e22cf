import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { PageId } from '@laundry/shared/constants/pages';
import { PAYMENT_CHANNEL, PAYMENT_STATE, type PaymentChannel } from '@laundry/shared/constants/payment-states';
import { OPEN_PAYMENT_STATES } from '@laundry/shared/rules/payments/payment-state';
import { addMinutes } from '@laundry/shared/time/jst';
import { Clock } from '../../../common/clock/clock.js';
import { Encryption } from '../../../common/crypto/encryption.js';
import { hashToken } from '../../../common/crypto/secret-token.js';
import { requestId } from '../../../common/http/log/request-id.js';
import { Database } from '../../../common/transaction/database.js';
import { openTransaction } from '../../../common/transaction/transaction-context.js';
import { Channels } from '../core/channel.js';
import { notificationSecret } from '../core/notification-secret.js';
import { Payment } from '../core/payment.entity.js';
import { PAYMENT_ASK_MINUTES, PAYMENT_MINUTES } from '../core/payment-times.js';

export interface PaymentOrder {
  readonly userId: number;
  readonly pageId: PageId;
  readonly channel: PaymentChannel;
  /** Yen, computed by the server. */
  readonly amount: number;
  /** What it is for: plain JSON, read by the page's effect alone. */
  readonly purpose: Readonly<Record<string, unknown>>;
  /** Path of ours to which the customer's browser returns. */
  readonly returnPath?: string;
  /** By card: the card is put on file for later charges. */
  readonly keepsCard?: boolean;
  /** By card: the card on file is charged, without the customer. */
  readonly isRecurring?: boolean;
  /** Until when the customer may pay; a day unless told. Recurring charges have no end. */
  readonly minutes?: number;
  /** Names what is charged once only, e.g. `charge:12:2026-12`. */
  readonly onceKey?: string;
}

/**
 * The first half of every payment: its row, in the transaction of what is to be paid. The second, BeginCheckout, is called by
 * `@StartsPayment` after the commit.
 */
@Injectable()
export class StartPayment {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Encryption) private readonly encryption: Encryption,
    @Inject(Channels) private readonly channels: Channels,
  ) {}

  /** Whether a way to pay is configured. */
  offers(channel: PaymentChannel): boolean {
    return this.channels.has(channel);
  }

  /** Stores a payment and answers its number. Nothing has left yet; hold the account's row first. */
  async start(order: PaymentOrder): Promise<string> {
    const [no = ''] = await this.startAll([order]);
    return no;
  }

  /** The same of several, in one statement. */
  async startAll(orders: readonly PaymentOrder[]): Promise<string[]> {
    if (openTransaction() === undefined) throw new Error('A payment is started in the transaction of what is paid.');
    if (orders.length === 0) return [];
    const rows = orders.map((order) => this.rowOf(order));
    await this.database.insertAll(Payment, rows);
    return rows.map(({ no }) => no);
  }

  private rowOf(order: PaymentOrder): Omit<Payment, 'id'> {
    const no = randomBytes(16).toString('hex');
    const now = this.clock.now();
    const isRecurring = order.isRecurring ?? false;
    return {
      no,
      user_id: order.userId,
      page_id: order.pageId,
      channel: order.channel,
      is_recurring: isRecurring,
      keeps_card: order.keepsCard ?? false,
      amount: order.amount,
      state: PAYMENT_STATE.created,
      purpose: JSON.stringify(order.purpose),
      provider_ref: null,
      secret_hash: hashToken(notificationSecret(this.encryption, no)),
      return_path: order.returnPath ?? '/',
      checkout_redirect_url: null,
      expires_at: isRecurring ? null : addMinutes(now, order.minutes ?? PAYMENT_MINUTES),
      next_ask_at: addMinutes(now, PAYMENT_ASK_MINUTES),
      settled_at: null,
      released_at: null,
      refund_needed: false,
      paid_by_id: null,
      superseded_at: null,
      once_key: order.onceKey ?? null,
      created_at: now,
      updated_at: now,
      request_id: requestId(),
    };
  }

  /** Whether a customer has a payment by this channel that may still be paid. */
  hasOpen(userId: number, channel: PaymentChannel = PAYMENT_CHANNEL.paypay): Promise<boolean> {
    const open = OPEN_PAYMENT_STATES.map((state) => ({ user_id: userId, channel, state }));
    return this.database.manager.exists(Payment, { where: open });
  }
}
