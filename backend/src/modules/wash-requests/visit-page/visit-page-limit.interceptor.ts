import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { VISIT_LIMITS } from '@laundry/shared/constants/visit-limits';
import { networkAddress } from '../../../common/http/network-address.js';
import { RateLimiter } from '../../../common/rate-limit/rate-limiter.js';

const CALLS = { name: 'visit-pages', tries: VISIT_LIMITS.callsPerMinute, minutes: 1 };

/** Enough for an office that waits for its bags; nobody tries secrets at leisure. */
@Injectable()
export class VisitPageLimit implements NestInterceptor {
  constructor(@Inject(RateLimiter) private readonly limiter: RateLimiter) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const subject = networkAddress(context.switchToHttp().getRequest<FastifyRequest>());
    await this.limiter.count({ limit: CALLS, subject });
    return next.handle();
  }
}
