import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { LIMITS } from '@laundry/shared/constants/limits';
import { RateLimiter } from '../../../common/rate-limit/rate-limiter.js';

const DOCUMENTS = { name: 'documents', tries: LIMITS.documentsPerHour, minutes: 60 };

/** A document takes the server a tenth of a second: so many an hour for each account, issued or fetched. */
@Injectable()
export class DocumentLimit implements NestInterceptor {
  constructor(@Inject(RateLimiter) private readonly limiter: RateLimiter) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const { user } = context.switchToHttp().getRequest<FastifyRequest>();
    await this.limiter.count({ limit: DOCUMENTS, subject: String(user?.id) });
    return next.handle();
  }
}
