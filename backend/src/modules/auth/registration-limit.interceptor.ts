import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { catchError, type Observable } from 'rxjs';
import { LIMITS } from '@laundry/shared/constants/limits';
import { normalizeEmail } from '@laundry/shared/text/email';
import { FieldErrors } from '../../common/errors/field-errors.js';
import { bodyText } from '../../common/http/body-text.js';
import { networkAddress } from '../../common/http/network-address.js';
import { RateLimiter, type Try } from '../../common/rate-limit/rate-limiter.js';
import { mailBudget } from '../mail/mail-budget.js';

const FORMS = { name: 'register-tries', tries: LIMITS.registerTriesPerMinute, minutes: 1 };
const ACCOUNTS = { name: 'registrations', tries: LIMITS.registrationsPerHour, minutes: 60 };

/**
 * A registration sends a mail to a typed address, and tells whether an address has an account: few of either for one
 * network, and for all together. A form that is refused for its other fields does not count. An interceptor, and before
 * that of Idempotent, since a refusal undoes what is counted inside a transaction.
 */
@Injectable()
export class RegistrationLimit implements NestInterceptor {
  constructor(@Inject(RateLimiter) private readonly limiter: RateLimiter) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const network = networkAddress(request);
    await this.limiter.count({ limit: FORMS, subject: network });
    const email = normalizeEmail(bodyText(request.body, 'email'));
    const budget = email === null ? [] : mailBudget('registration', email);
    const tries: readonly Try[] = [{ limit: ACCOUNTS, subject: network }, ...budget];
    await this.limiter.count(...tries);
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        if (!tellsOfAnAccount(error)) await this.limiter.giveBack(...tries);
        throw error;
      }),
    );
  }
}

const tellsOfAnAccount = (error: unknown): boolean =>
  error instanceof FieldErrors && error.errors['email']?.includes('email_in_use') === true;
