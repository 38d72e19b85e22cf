import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { normalizeEmail } from '@laundry/shared/text/email';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { bodyText } from '../../../common/http/body-text.js';
import { networkAddress } from '../../../common/http/network-address.js';
import { RateLimiter, type Try } from '../../../common/rate-limit/rate-limiter.js';
import { Turns } from '../../../common/turns.js';
import { mailBudget } from '../../mail/mail-budget.js';
import { REGISTER_TRIES, REGISTRATIONS_PER_HOUR } from './registration-limits.js';

const ACCOUNTS = { name: 'registrations', tries: REGISTRATIONS_PER_HOUR, minutes: 60 };
const IN_USE = { name: 'registrations-in-use', tries: 10, minutes: 60 };

/**
 * A registration sends a mail to a typed address, and tells whether an address has an account: of the one there is
 * enough for a building that shares a network, of the other little, and both are limited for all together. A form that
 * is refused for its other fields does not count. Those of one network take turns, so that good ones do not use up for
 * each other what is meant for answers that an address is in use. An interceptor ahead of the key's transaction,
 * since a refusal undoes what is counted inside one.
 */
@Injectable()
export class RegistrationLimit implements NestInterceptor {
  private readonly turns = new Turns();

  constructor(@Inject(RateLimiter) private readonly limiter: RateLimiter) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    if (!this.limiter.isOn) return next.handle();
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const network = networkAddress(request);
    await this.limiter.count({ limit: REGISTER_TRIES, subject: network });
    const email = normalizeEmail(bodyText(request.body, 'email'));
    const budget = email === null ? [] : mailBudget('registration', email);
    const guess: Try = { limit: IN_USE, subject: network };
    const account: Try = { limit: ACCOUNTS, subject: network };
    return from(this.turns.take(network, () => this.counted(guess, [account, ...budget], next)));
  }

  private async counted(guess: Try, tries: readonly Try[], next: CallHandler): Promise<unknown> {
    await this.limiter.count(guess, ...tries);
    try {
      const answer: unknown = await lastValueFrom(next.handle());
      await this.limiter.release(guess);
      return answer;
    } catch (error) {
      if (!tellsOfAnAccount(error)) await this.limiter.release(guess, ...tries);
      throw error;
    }
  }
}

const tellsOfAnAccount = (error: unknown): boolean =>
  error instanceof FieldErrors && error.errors['email']?.includes('email_in_use') === true;
