import { Inject, Injectable } from '@nestjs/common';
import { Encryption } from '../../../common/crypto/encryption.js';
import { Database } from '../../../common/transaction/database.js';
import { CONFIG, type Config } from '../../../config/config.js';
import { User } from '../../users/user.entity.js';
import type { Channel, Started, WhenNotFound } from '../core/channel.js';
import { notificationSecret } from '../core/notification-secret.js';
import type { Payment } from '../core/payment.entity.js';
import { PAYMENT_PATHS, PAYMENTS_PATH } from '../core/payment-paths.js';
import { CardPort } from '../ports/card-port.js';
import { ProviderRefused, type Asked } from '../ports/provider-report.js';

/** Payments by card: a form for the customer's browser, or a charge to the card on file. */
@Injectable()
export class CardChannel implements Channel {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(Database) private readonly database: Database,
    @Inject(Encryption) private readonly encryption: Encryption,
    @Inject(CardPort) private readonly port: CardPort,
  ) {}

  isLocal(payment: Payment): boolean {
    return !payment.is_recurring;
  }

  async start(payment: Payment): Promise<Started> {
    const { no, amount } = payment;
    const {
      id,
      email,
      ac_user_id: member,
    } = await this.database.manager.findOneByOrFail(User, { id: payment.user_id });
    if (payment.is_recurring) {
      if (member === null && this.port.needsCardOnFile) throw new ProviderRefused('NO_CARD_ON_FILE');
      const charge = { no, amount, member: member ?? `customer-${id}` };
      return { kind: 'report', report: await this.port.chargeRecurring(charge) };
    }
    const payments = `${this.config.publicUrl}${PAYMENTS_PATH}`;
    const form = await this.port.form({
      no,
      userId: id,
      amount,
      keepsCard: payment.keeps_card,
      email,
      notifyUrl: `${payments}${PAYMENT_PATHS.cardNotifications}/${notificationSecret(this.encryption, no)}`,
      returnUrl: `${payments}${PAYMENT_PATHS.cardReturn}/${no}`,
    });
    return { kind: 'form', form };
  }

  ask({ no }: Payment): Promise<Asked> {
    return this.port.query(no);
  }

  mayAsk(): boolean {
    return true;
  }

  whenNotFound({ is_recurring }: Payment): WhenNotFound {
    return is_recurring ? 'start_again' : 'wait';
  }
}
