import { Inject, Injectable, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { LIMITS } from '@laundry/shared/constants/limits';
import { addHours } from '@laundry/shared/time/jst';
import { LessThanOrEqual, MoreThan } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { Encryption } from '../crypto/encryption.js';
import { FieldErrors } from '../errors/field-errors.js';
import { networkAddress } from '../http/network-address.js';
import { Database } from '../transaction/database.js';
import { IdempotencyKey } from './idempotency-key.entity.js';

const HEADER = 'idempotency-key';

/** Who confirms who they are, in between, wishes for the same as before. */
const withoutConfirmation = (name: string, value: unknown): unknown =>
  name === 'current_password' ? undefined : value;

/** A call under a key: the fingerprint of caller, route and key, and that of its body. */
export interface KeyedCall {
  readonly id: string;
  readonly bodyHash: string;
}

/** What keyed calls were answered. */
@Injectable()
export class IdempotencyKeys {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Encryption) private readonly encryption: Encryption,
  ) {}

  /** Null for a call without a key. */
  of(context: ExecutionContext): KeyedCall | null {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const key = request.headers[HEADER];
    if (key === undefined) return null;
    if (typeof key !== 'string' || !/^[\x20-\x7e]{1,255}$/.test(key)) throw FieldErrors.on(HEADER, 'invalid_value');
    const caller = request.user?.id ?? `address ${networkAddress(request)}`;
    return {
      id: this.encryption.fingerprint(`${caller}\n${request.method} ${request.url}\n${key}`),
      bodyHash: this.encryption.fingerprint(JSON.stringify(request.body ?? null, withoutConfirmation)),
    };
  }

  /** What the first call of the key was answered; null when there was none. Throws when it had another body. */
  async find({ id, bodyHash }: KeyedCall): Promise<{ readonly answer: unknown } | null> {
    const first = await this.database.manager.findOneBy(IdempotencyKey, { id, expires_at: MoreThan(this.clock.now()) });
    if (first === null) return null;
    if (first.body_hash !== bodyHash) throw FieldErrors.on(HEADER, 'idempotency_other_body');
    const answer = first.answer === null ? null : this.encryption.decrypt(first.answer);
    return answer === null ? null : { answer: JSON.parse(answer) };
  }

  async dropExpired({ id }: KeyedCall): Promise<void> {
    await this.database.manager.delete(IdempotencyKey, { id, expires_at: LessThanOrEqual(this.clock.now()) });
  }

  /** In the transaction of the operation, before it. */
  async take({ id, bodyHash }: KeyedCall): Promise<void> {
    const expires_at = addHours(this.clock.now(), LIMITS.idempotencyHours);
    const row = { id, body_hash: bodyHash, expires_at, status: null, answer: null };
    await this.database.manager.insert(IdempotencyKey, row);
  }

  /** In the same, after it. */
  async keep({ id }: KeyedCall, status: number, answer: unknown): Promise<void> {
    const encrypted = this.encryption.encrypt(JSON.stringify(answer ?? null));
    await this.database.manager.update(IdempotencyKey, { id }, { status, answer: encrypted });
  }
}
