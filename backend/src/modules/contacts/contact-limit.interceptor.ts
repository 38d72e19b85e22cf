import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { catchError, type Observable } from 'rxjs';
import { normalizeEmail } from '@laundry/shared/text/email';
import { bodyText } from '../../common/http/body-text.js';
import { networkAddress } from '../../common/http/network-address.js';
import { RateLimiter, type Try } from '../../common/rate-limit/rate-limiter.js';
import { mailBudget } from '../mail/mail-budget.js';

const BY_NETWORK = { name: 'contacts', tries: 10, minutes: 60 };

/**
 * A contact sends a mail to a typed address and one to the company: few for one network and one address. A form that is
 * refused sends none and does not count. An interceptor ahead of the key's transaction, since a refusal undoes what is
 * counted inside one.
 */
@Injectable()
export class ContactLimit implements NestInterceptor {
  constructor(@Inject(RateLimiter) private readonly limiter: RateLimiter) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const email = normalizeEmail(bodyText(request.body, 'email'));
    const budget = email === null ? [] : mailBudget('contact', email);
    const tries: readonly Try[] = [{ limit: BY_NETWORK, subject: networkAddress(request) }, ...budget];
    await this.limiter.count(...tries);
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        await this.limiter.release(...tries);
        throw error;
      }),
    );
  }
}
