import {
  Inject,
  Injectable,
  mixin,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { Turns } from '../turns.js';
import { RateLimiter, type Try, type TryLimit } from './rate-limiter.js';

/**
 * Whose a call is, for a limit of person by person: of a company's people none uses up what another needs. Limits of
 * networks ask `networkAddress`.
 */
export const callingPerson = ({ user }: FastifyRequest): string => String(user?.personId);

/** An interceptor under which each call is a try: counted first, ahead of the transaction of what is tried. */
export function limited(limit: TryLimit, subjectOf: (request: FastifyRequest) => string): Type<NestInterceptor> {
  @Injectable()
  class Limited implements NestInterceptor {
    constructor(@Inject(RateLimiter) private readonly limiter: RateLimiter) {}

    async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      await this.limiter.count({ limit, subject: subjectOf(context.switchToHttp().getRequest<FastifyRequest>()) });
      return next.handle();
    }
  }
  return mixin(Limited);
}

/**
 * An interceptor under which each call that is carried out is a try: what is refused is given back. Calls of one subject
 * take turns, so that refused ones do not use up the limit for a good one that is sent beside them.
 */
export function limitedOnceDone(
  limit: TryLimit,
  subjectOf: (request: FastifyRequest) => string,
): Type<NestInterceptor> {
  @Injectable()
  class LimitedOnceDone implements NestInterceptor {
    private readonly turns = new Turns();

    constructor(@Inject(RateLimiter) private readonly limiter: RateLimiter) {}

    intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
      if (!this.limiter.isOn) return next.handle();
      const subject = subjectOf(context.switchToHttp().getRequest<FastifyRequest>());
      return from(this.turns.take(subject, () => this.counted({ limit, subject }, next)));
    }

    private async counted(each: Try, next: CallHandler): Promise<unknown> {
      await this.limiter.count(each);
      try {
        return await lastValueFrom(next.handle(), { defaultValue: undefined });
      } catch (error) {
        await this.limiter.release(each);
        throw error;
      }
    }
  }
  return mixin(LimitedOnceDone);
}
