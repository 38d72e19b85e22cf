import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { LIMITS } from '@laundry/shared/constants/limits';
import { networkAddress } from '../../common/http/network-address.js';
import { RateLimiter } from '../../common/rate-limit/rate-limiter.js';

const LOOK_UPS = { name: 'venue-look-ups', tries: LIMITS.venueLookUpsPerMinute, minutes: 1 };

/** Enough for a building's residents, who share a network; too few to try codes until one is good. */
@Injectable()
export class VenueLimit implements NestInterceptor {
  constructor(@Inject(RateLimiter) private readonly limiter: RateLimiter) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const subject = networkAddress(context.switchToHttp().getRequest<FastifyRequest>());
    await this.limiter.count({ limit: LOOK_UPS, subject });
    return next.handle();
  }
}
