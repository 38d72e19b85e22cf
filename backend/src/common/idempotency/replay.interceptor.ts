import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { Turns } from '../turns.js';
import { IdempotencyKeys, type KeyedCall } from './idempotency-keys.js';

/**
 * Answers a repeated key with the first answer, before anything counts the call or works for it. Those of one key take
 * turns in this process: a crowd on one row would hold every connection, and deadlock.
 */
@Injectable()
export class ReplayInterceptor implements NestInterceptor {
  private readonly turns = new Turns();

  constructor(@Inject(IdempotencyKeys) private readonly keys: IdempotencyKeys) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const call = this.keys.of(context);
    if (call === null) return next.handle();
    return from(this.turns.take(call.id, () => this.answer(call, next)));
  }

  private async answer(call: KeyedCall, next: CallHandler): Promise<unknown> {
    const first = await this.keys.find(call);
    return first === null ? lastValueFrom(next.handle(), { defaultValue: undefined }) : first.answer;
  }
}
