import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { CALENDAR_LIMITS } from '@laundry/shared/constants/calendar-limits';
import { networkAddress } from '../../../common/http/network-address.js';
import { RateLimiter } from '../../../common/rate-limit/rate-limiter.js';

const CALLS = { name: 'calendar-feeds', tries: CALENDAR_LIMITS.callsPerMinute, minutes: 1 };
const MADE = { name: 'new-calendar-feeds', tries: CALENDAR_LIMITS.madePerHour, minutes: 60 };

/** Enough for a provider that asks for many customers; nobody tries secrets at leisure. */
@Injectable()
export class CalendarFeedLimit implements NestInterceptor {
  constructor(@Inject(RateLimiter) private readonly limiter: RateLimiter) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const subject = networkAddress(context.switchToHttp().getRequest<FastifyRequest>());
    await this.limiter.count({ limit: CALLS, subject });
    return next.handle();
  }
}

/** Each address is an entry of the history. */
@Injectable()
export class NewFeedLimit implements NestInterceptor {
  constructor(@Inject(RateLimiter) private readonly limiter: RateLimiter) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const { user } = context.switchToHttp().getRequest<FastifyRequest>();
    await this.limiter.count({ limit: MADE, subject: String(user?.id) });
    return next.handle();
  }
}
