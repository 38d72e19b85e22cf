import { Inject, Injectable } from '@nestjs/common';
import { PAYMENT_CHANNEL, type PaymentChannel } from '@laundry/shared/constants/payment-states';
import { addMinutes, type JstDate } from '@laundry/shared/time/jst';
import { MoreThan } from 'typeorm';
import { Clock } from '../../../common/clock/clock.js';
import { LOG, type Log } from '../../../common/http/log/log.js';
import type { LeftRow } from '../../../common/jobs/sweep.js';
import { requestId } from '../../../common/http/log/request-id.js';
import { Database } from '../../../common/transaction/database.js';
import { ProviderRefused, ProviderSilent } from '../ports/provider-report.js';
import { ProviderOrder, type ProviderOrderKind } from './provider-order.entity.js';
import { PAYMENT_ASK_MINUTES } from '../core/payment-times.js';

/** Which provider is told. */
const KINDS: Readonly<Record<PaymentChannel, readonly ProviderOrderKind[]>> = {
  [PAYMENT_CHANNEL.card]: ['stop_card', 'resume_card'],
  [PAYMENT_CHANNEL.paypay]: ['cancel_code'],
  [PAYMENT_CHANNEL.deferredInvoice]: ['fix_invoice'],
};

/** Tells a provider. Throws ProviderSilent or ProviderRefused. */
type Send = (ref: string, onDate: JstDate | null) => Promise<void>;

const MAX_TRIES = 50;
const ANSWER_LENGTH = 300;

/** What a provider has to be told, stored with the operation and told after it, again until it has answered. */
@Injectable()
export class ProviderOrders {
  private readonly senders = new Map<ProviderOrderKind, Send>();

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Called by the room that knows the provider. */
  sendBy(kind: ProviderOrderKind, send: Send): void {
    this.senders.set(kind, send);
  }

  /** Call inside the transaction of the operation. */
  async add(userId: number, kind: ProviderOrderKind, ref: string, on_date: JstDate | null = null): Promise<void> {
    const now = this.clock.now();
    const row = {
      user_id: userId,
      kind,
      ref,
      on_date,
      state: 'waiting' as const,
      tries: 0,
      next_try_at: now,
      last_answer: '',
      created_at: now,
      request_id: requestId(),
    };
    await this.database.manager.insert(ProviderOrder, row);
  }

  /** What has not been told yet is not to be told any more. Call inside the transaction of the operation. */
  async withdraw(kind: ProviderOrderKind, ref: string): Promise<void> {
    await this.database.manager.update(ProviderOrder, { kind, ref, state: 'waiting' }, { state: 'superseded' });
  }

  /** Whether the provider was told, or may have been: it did not answer. */
  mayBeTold(kind: ProviderOrderKind, ref: string): Promise<boolean> {
    return this.database.manager.existsBy(ProviderOrder, { kind, ref, tries: MoreThan(0) });
  }

  /** Orders to tell a provider, by ascending id. */
  due(channel: PaymentChannel, afterId: number, rows: number): Promise<LeftRow[]> {
    const kinds = KINDS[channel].map((kind) => `'${kind}'`).join();
    return this.database.query(
      `SELECT id, request_id FROM provider_orders WHERE id > ? AND state = 'waiting' AND next_try_at <= ? AND kind IN (${kinds})
        ORDER BY id LIMIT ?`,
      [afterId, this.clock.now(), rows],
    );
  }

  /** False when another process sends it, or it is to be sent again later. */
  async send(id: number): Promise<boolean> {
    const order = await this.database.manager.findOneByOrFail(ProviderOrder, { id });
    // Another process may have sent it since it was found to be due.
    if (order.state !== 'waiting' || order.next_try_at > this.clock.now()) return false;
    const send = this.senders.get(order.kind);
    if (send === undefined || (await this.isSuperseded(order)) || !(await this.claim(order))) return false;
    try {
      await send(order.ref, order.on_date);
      await this.keep(id, { state: 'done', last_answer: 'ok' });
      return true;
    } catch (error) {
      if (!(error instanceof ProviderSilent || error instanceof ProviderRefused)) throw error;
      const state = order.tries + 1 >= MAX_TRIES ? 'failed' : 'waiting';
      if (state === 'failed') this.log.error({ err: error, order: id, kind: order.kind }, 'an order was sent in vain');
      await this.keep(id, { state, last_answer: String(error).slice(0, ANSWER_LENGTH) });
      return false;
    }
  }

  /** The last order about a card counts: one that had to wait does not undo it. */
  private async isSuperseded({ id, ref }: ProviderOrder): Promise<boolean> {
    if (!(await this.database.manager.existsBy(ProviderOrder, { ref, id: MoreThan(id) }))) return false;
    await this.database.manager.update(ProviderOrder, { id, state: 'waiting' }, { state: 'superseded' });
    return true;
  }

  /** In a transaction, which is tried again where another writer was in its way: without its result the order would be sent once more. */
  private async keep(id: number, values: Pick<ProviderOrder, 'state' | 'last_answer'>): Promise<void> {
    await this.database.inTransaction(() => this.database.manager.update(ProviderOrder, { id }, values));
  }

  private async claim({ id, tries }: ProviderOrder): Promise<boolean> {
    const next_try_at = addMinutes(this.clock.now(), PAYMENT_ASK_MINUTES);
    const seen = { id, tries, state: 'waiting' };
    const { affected } = await this.database.manager.update(ProviderOrder, seen, { tries: tries + 1, next_try_at });
    return affected === 1;
  }
}
