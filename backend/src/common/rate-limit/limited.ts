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
import { personId } from '../auth/principal.js';
import { RateLimiter, type TryLimit } from './rate-limiter.js';

/**
 * Whose a call is, for a limit of person by person: of a company's people none uses up what another needs. Limits of
 * networks ask `networkAddress`.
 */
export const callingPerson = ({ user }: FastifyRequest): string => String(user && personId(user));

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
