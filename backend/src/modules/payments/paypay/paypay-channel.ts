import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../../config/config.js';
import type { Channel, Started, WhenNotFound } from '../core/channel.js';
import type { Payment } from '../core/payment.entity.js';
import { PAYMENT_PATHS, PAYMENTS_PATH } from '../core/payment-paths.js';
import { PayPayPort } from '../ports/paypay-port.js';
import type { Asked } from '../ports/provider-report.js';

/** What the customer reads in PayPay. */
const DESCRIPTION = '集配クリーニング';

/** Payments by PayPay: an address to send the customer to. */
@Injectable()
export class PayPayChannel implements Channel {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(PayPayPort) private readonly port: PayPayPort,
  ) {}

  isLocal(): boolean {
    return false;
  }

  async start({ no, amount }: Payment): Promise<Started> {
    const returnUrl = `${this.config.publicUrl}${PAYMENTS_PATH}${PAYMENT_PATHS.paypayReturn}/${no}`;
    const { codeId, url } = await this.port.createCode({ no, amount, description: DESCRIPTION, returnUrl });
    return { kind: 'url', ref: codeId, url };
  }

  async ask({ no, provider_ref }: Payment): Promise<Asked> {
    const asked = await this.port.query(no);
    // Our row keeps the code's id, by which it can be cancelled.
    return asked === 'none' ? asked : { ...asked, ref: provider_ref ?? asked.ref };
  }

  mayAsk(): boolean {
    return true;
  }

  whenNotFound(): WhenNotFound {
    return 'cancel';
  }
}
