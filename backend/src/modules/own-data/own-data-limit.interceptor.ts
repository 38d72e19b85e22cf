import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { LIMITS } from '@laundry/shared/constants/limits';
import { RateLimiter } from '../../common/rate-limit/rate-limiter.js';

const DOWNLOADS = { name: 'own-data', tries: LIMITS.ownDataPerHour, minutes: 60 };

/** All that is stored of somebody is read at once: a few times an hour for each account. */
@Injectable()
export class OwnDataLimit implements NestInterceptor {
  constructor(@Inject(RateLimiter) private readonly limiter: RateLimiter) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const { user } = context.switchToHttp().getRequest<FastifyRequest>();
    await this.limiter.count({ limit: DOWNLOADS, subject: String(user?.id) });
    return next.handle();
  }
}
