import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { FORM_TYPE, writeForm } from '../card/form-text.js';
import { PAYMENT_PATHS, PAYMENTS_PATH } from '../core/payment-paths.js';
import { fieldsOf } from './sandbox-provider.js';
import type { SandboxPayment } from './sandbox-payment.entity.js';
import { cardResult } from './sandbox-results.js';

const AT_ONCE = 10;

/** Brings the sandbox's notifications to this server, over HTTP. */
@Injectable()
export class SandboxDelivery {
  constructor(@Inject(HttpAdapterHost) private readonly host: HttpAdapterHost<FastifyAdapter>) {}

  /** Delivers what was decided of a payment, so many times, several of them at once. */
  async deliver(payment: SandboxPayment, times: number): Promise<void> {
    for (let sent = 0; sent < times; sent += AT_ONCE) {
      const now = Math.min(AT_ONCE, times - sent);
      await Promise.all(Array.from({ length: now }, () => this.once(payment)));
    }
  }

  private async once(payment: SandboxPayment): Promise<void> {
    const { path, type, body } = notificationOf(payment);
    const headers = { 'content-type': type };
    const answer = await fetch(`${this.origin()}${path}`, { method: 'POST', headers, body: new Uint8Array(body) });
    await answer.arrayBuffer();
  }

  private origin(): string {
    const address = this.host.httpAdapter.getHttpServer().address();
    if (address === null || typeof address === 'string') throw new Error('the server does not listen');
    const name = address.address.includes(':') ? `[${address.address}]` : address.address;
    return `http://${name.replace(/^(0\.0\.0\.0|\[::\])$/, '127.0.0.1')}:${address.port}`;
  }
}

function notificationOf(payment: SandboxPayment): { path: string; type: string; body: Buffer } {
  if (payment.channel === 'paypay') {
    const hint = { notification_type: 'Transaction', merchant_order_id: payment.no, order_id: payment.ref };
    return {
      path: PAYMENTS_PATH + PAYMENT_PATHS.paypayNotifications,
      type: 'application/json',
      body: Buffer.from(JSON.stringify(hint)),
    };
  }
  // Only the path counts: the sandbox reports to nobody but the server that it is part of.
  const { pathname } = new URL(fieldsOf(payment)['NOTIFY_URL'] ?? '', 'http://localhost');
  const path = pathname.startsWith(PAYMENTS_PATH)
    ? pathname
    : `${PAYMENTS_PATH}${PAYMENT_PATHS.cardNotifications}/none`;
  return { path, type: FORM_TYPE, body: writeForm(cardResult(payment)) };
}
