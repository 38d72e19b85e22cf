import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { isUniqueViolation } from '../transaction/database-errors.js';
import { Database } from '../transaction/database.js';
import { IdempotencyKeys, type KeyedCall } from './idempotency-keys.js';

/**
 * The key's row and the handler's work are one transaction: both are stored or neither, also when the process dies in
 * between. A refusal stores nothing, so the key stays usable. A caller of the same key on another server waits for the first
 * one's commit and then replays its answer. The guards stand before it: a session that is over is answered nothing.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(IdempotencyKeys) private readonly keys: IdempotencyKeys,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const call = this.keys.of(context);
    if (call === null) return next.handle();
    return from(this.once(call, next, context.switchToHttp().getResponse<FastifyReply>()));
  }

  private async once(call: KeyedCall, next: CallHandler, reply: FastifyReply): Promise<unknown> {
    await this.keys.dropExpired(call);
    try {
      return await this.database.inTransaction(async () => {
        await this.keys.take(call);
        const answer: unknown = await lastValueFrom(next.handle(), { defaultValue: undefined });
        await this.keys.keep(call, reply.statusCode, answer);
        return answer;
      });
    } catch (error) {
      if (!isUniqueViolation(error, { name: 'PRIMARY', columns: ['id'] })) throw error;
      const first = await this.keys.find(call);
      if (first === null) throw error;
      return first.answer;
    }
  }
}
