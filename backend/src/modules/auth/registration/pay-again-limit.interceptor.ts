import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { bodyText } from '../../../common/http/body-text.js';
import { networkAddress } from '../../../common/http/network-address.js';
import { RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { REGISTER_TRIES } from './registration-limits.js';

const TICKET = { name: 'registration-payments', tries: 5, minutes: 60 };

/** A payment that is declined sends a mail to the typed address: a few of them for each registration. */
@Injectable()
export class PayAgainLimit implements NestInterceptor {
  constructor(@Inject(RateLimiter) private readonly limiter: RateLimiter) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const ticket = bodyText(request.body, 'ticket');
    const tries = [{ limit: REGISTER_TRIES, subject: networkAddress(request) }];
    await this.limiter.count(...tries, ...(ticket === null ? [] : [{ limit: TICKET, subject: ticket }]));
    return next.handle();
  }
}
