import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { PageId } from '@laundry/shared/constants/pages';
import type { LostOutcome, RefundReason } from '@laundry/shared/constants/payment-states';
import type { User } from '../../users/user.entity.js';
import type { Payment } from './payment.entity.js';

/** Why, where what was paid for is not to be had any more: then the money goes back. */
export type Effected = 'done' | RefundReason;

/** A payment that ended, whose it is, and what it is for. */
export interface EndedPayment<Purpose> {
  readonly payment: Payment;
  readonly user: User;
  readonly purpose: Purpose;
}

/** A payment that brought no money, and how it ended. */
export interface LostPayment<Purpose> extends EndedPayment<Purpose> {
  readonly outcome: LostOutcome;
}

/** Who does what when a payment ends, by the page that it came from. */
@Injectable()
export class PaymentEffects {
  private readonly effects = new Map<number, PaymentEffect>();

  register(effect: PaymentEffect): void {
    if (this.effects.has(effect.page)) throw new Error(`page ${effect.page} has an effect already`);
    this.effects.set(effect.page, effect);
  }

  of(page: number): PaymentEffect {
    const effect = this.effects.get(page);
    if (effect === undefined) throw new Error(`no effect is registered for page ${page}`);
    return effect;
  }
}

/**
 * What the payments of one page do; the room that sells extends it. Both methods run in the transaction of the payment's
 * change, with the account's row held. `Purpose` is what the room gave StartPayment: plain JSON that nobody else reads.
 */
export abstract class PaymentEffect<Purpose = unknown> implements OnModuleInit {
  abstract readonly page: PageId;

  @Inject(PaymentEffects) private readonly effects: PaymentEffects;

  onModuleInit(): void {
    this.effects.register(this);
  }

  /** The money is there, and the account, too. Runs once. */
  abstract settle(paid: EndedPayment<Purpose>): Promise<Effected>;

  /** The money will not come: what it held, where it held anything, is set free. Runs once at most; money may still come late. */
  release?(lost: LostPayment<Purpose>): Promise<void>;
}
