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
import type { Observable } from 'rxjs';
import { RateLimiter, type TryLimit } from './rate-limiter.js';

/** Whose a call is, for a limit of account by account; those of networks ask `networkAddress`. */
export const callingAccount = ({ user }: FastifyRequest): string => String(user?.id);

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
