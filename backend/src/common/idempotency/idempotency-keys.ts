import { Inject, Injectable, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { LIMITS } from '@laundry/shared/constants/limits';
import { REASON } from '@laundry/shared/constants/reasons';
import { addHours } from '@laundry/shared/time/jst';
import { In, LessThanOrEqual, MoreThan } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { Encryption } from '../crypto/encryption.js';
import { Unreadable } from '../crypto/unreadable.js';
import { DomainError } from '../errors/domain-error.js';
import { FieldErrors } from '../errors/field-errors.js';
import { networkAddress } from '../http/network-address.js';
import { Database } from '../transaction/database.js';
import { IdempotencyKey } from './idempotency-key.entity.js';

const HEADER = 'idempotency-key';

/** Who confirms who they are, in between, wishes for the same as before. */
const withoutConfirmation = (name: string, value: unknown): unknown =>
  name === 'current_password' ? undefined : value;

/** A call under a key: the fingerprint of caller, route and key. */
export interface KeyedCall {
  readonly id: string;
  /** That and the body's with each signing secret: as rows, so that the key is known while one secret follows another (008). */
  readonly names: readonly Pick<IdempotencyKey, 'id' | 'body_hash'>[];
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
    // Of a company's people each has keys of their own: whoever meets another's would be told that theirs was done.
    const caller = request.user === undefined ? `address ${networkAddress(request)}` : request.user.personId;
    const ids = this.encryption.fingerprints(`${caller}\n${request.method} ${request.url}\n${key}`);
    const bodies = this.encryption.fingerprints(JSON.stringify(request.body ?? null, withoutConfirmation));
    const names = ids.map((id, index) => ({ id, body_hash: bodies[index] ?? '' }));
    // In one order for everybody, whichever of the secrets is its own.
    return { id: ids.join(), names: names.sort((a, b) => (a.id < b.id ? -1 : 1)) };
  }

  /** What the first call of the key was answered; null when there was none. Throws when it had another body, or no secret opens the answer. */
  async find({ names }: KeyedCall): Promise<{ readonly answer: unknown } | null> {
    const live = { ...those(names), expires_at: MoreThan(this.clock.now()) };
    const first = await this.database.manager.findOneBy(IdempotencyKey, live);
    if (first === null) return null;
    if (!names.some(({ id, body_hash }) => id === first.id && body_hash === first.body_hash))
      throw FieldErrors.on(HEADER, 'idempotency_other_body');
    if (first.answer instanceof Unreadable) throw new DomainError(REASON.answerLost);
    return first.answer === null ? null : { answer: JSON.parse(first.answer) };
  }

  async dropExpired({ names }: KeyedCall): Promise<void> {
    const expired = { ...those(names), expires_at: LessThanOrEqual(this.clock.now()) };
    await this.database.manager.delete(IdempotencyKey, expired);
  }

  /** In the transaction of the operation, before it. */
  async take({ names }: KeyedCall): Promise<void> {
    const expires_at = addHours(this.clock.now(), LIMITS.callKeyHours);
    const rows = names.map((name) => ({ ...name, expires_at, status: null, answer: null }));
    await this.database.manager.insert(IdempotencyKey, rows);
  }

  /** In the same, after it. */
  async keep({ names }: KeyedCall, status: number, answer: unknown): Promise<void> {
    const told = { status, answer: JSON.stringify(answer ?? null) };
    await this.database.manager.update(IdempotencyKey, those(names), told);
  }
}

const those = (names: KeyedCall['names']) => ({ id: In(names.map(({ id }) => id)) });
