import { timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Encryption } from '../../../common/crypto/encryption.js';
import { CONFIG, type Config } from '../../../config/config.js';
import { PAYMENT_MINUTES } from '../core/payment-times.js';

/**
 * Knows the browser that began a payment by a cookie of the payment's own. Scripts cannot read it; where the address is
 * https, neither a subdomain nor plain http can set it (`__Host-`).
 */
@Injectable()
export class PaymentBrowser {
  private readonly isSecure: boolean;

  constructor(
    @Inject(CONFIG) { publicUrl }: Config,
    @Inject(Encryption) private readonly encryption: Encryption,
  ) {
    this.isSecure = publicUrl.startsWith('https:');
  }

  /** Marks the browser that gets this reply as the one that began the payment, as long as it may be paid. */
  mark(reply: FastifyReply, no: string): void {
    const rules = `Path=/; Max-Age=${PAYMENT_MINUTES * 60}; HttpOnly; SameSite=Lax${this.isSecure ? '; Secure' : ''}`;
    void reply.header('set-cookie', `${this.nameOf(no)}=${this.encryption.fingerprint(subjectOf(no))}; ${rules}`);
  }

  /** Whether this is that browser. After a post from the provider's site it never is: no cookie comes with one. */
  began({ headers: { cookie = '' } }: FastifyRequest, no: string): boolean {
    const name = `${this.nameOf(no)}=`;
    const pair = cookie.split(/;\s*/).find((each) => each.startsWith(name));
    const shown = Buffer.from(pair?.slice(name.length) ?? '');
    return this.encryption
      .fingerprints(subjectOf(no))
      .map((each) => Buffer.from(each))
      .some((own) => shown.length === own.length && timingSafeEqual(shown, own));
  }

  private nameOf(no: string): string {
    return `${this.isSecure ? '__Host-' : ''}payment-${no.slice(0, 8)}`;
  }
}

const subjectOf = (no: string): string => `browser that began ${no}`;
