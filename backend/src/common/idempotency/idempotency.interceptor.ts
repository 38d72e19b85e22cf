import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { LIMITS } from '@laundry/shared/constants/limits';
import { addHours } from '@laundry/shared/time/jst';
import { Clock } from '../clock/clock.js';
import { Encryption } from '../crypto/encryption.js';
import { FieldErrors } from '../errors/field-errors.js';
import { networkAddress } from '../http/network-address.js';
import { isUniqueViolation } from '../transaction/database-errors.js';
import { Database } from '../transaction/database.js';
import { Turns } from '../turns.js';
import { IdempotencyKey } from './idempotency-key.entity.js';

const HEADER = 'idempotency-key';

/** Who confirms who they are, in between, wishes for the same as before. */
const withoutConfirmation = (name: string, value: unknown): unknown =>
  name === 'current_password' ? undefined : value;

/**
 * The key's row and the handler's work are one transaction: both are stored or neither, also when the process dies in
 * between. A refusal stores nothing, so the key stays usable. A second caller of the same key waits for the first
 * one's commit and then replays its answer. The guards stand before it: a session that is over is answered nothing.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  private readonly turns = new Turns();

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Encryption) private readonly encryption: Encryption,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const key = request.headers[HEADER];
    if (key === undefined) return next.handle();
    if (typeof key !== 'string' || !/^[\x20-\x7e]{1,255}$/.test(key)) throw FieldErrors.on(HEADER, 'invalid_value');
    const caller = request.user?.id ?? `address ${networkAddress(request)}`;
    const id = this.encryption.fingerprint(`${caller}\n${request.method} ${request.url}\n${key}`);
    const bodyHash = this.encryption.fingerprint(JSON.stringify(request.body ?? null, withoutConfirmation));
    // One at a time in this process: a crowd on one row would hold every connection, and deadlock.
    return from(this.turns.take(id, () => this.once(id, bodyHash, next, http.getResponse<FastifyReply>())));
  }

  private async once(id: string, bodyHash: string, next: CallHandler, reply: FastifyReply): Promise<unknown> {
    await this.dropExpired(id);
    try {
      return await this.database.inTransaction(async () => {
        const expires_at = addHours(this.clock.now(), LIMITS.idempotencyHours);
        const keys = this.database.manager;
        await keys.insert(IdempotencyKey, { id, body_hash: bodyHash, expires_at, status: null, answer: null });
        const answer: unknown = await lastValueFrom(next.handle(), { defaultValue: undefined });
        const encrypted = this.encryption.encrypt(JSON.stringify(answer ?? null));
        await keys.update(IdempotencyKey, { id }, { status: reply.statusCode, answer: encrypted });
        return answer;
      });
    } catch (error) {
      if (!isUniqueViolation(error, { name: 'PRIMARY', columns: ['id'] })) throw error;
      return this.replay(id, bodyHash, error);
    }
  }

  private async replay(id: string, bodyHash: string, error: unknown): Promise<unknown> {
    const first = await this.database.manager.findOneBy(IdempotencyKey, { id });
    if (first === null) throw error;
    if (first.body_hash !== bodyHash) throw FieldErrors.on(HEADER, 'idempotency_other_body');
    const answer = first.answer === null ? null : this.encryption.decrypt(first.answer);
    if (answer === null) throw error;
    return JSON.parse(answer);
  }

  private async dropExpired(id: string): Promise<void> {
    const now = this.clock.now();
    await this.database.manager
      .createQueryBuilder()
      .delete()
      .from(IdempotencyKey)
      .where('id = :id AND expires_at <= :now', { id, now })
      .execute();
  }
}
