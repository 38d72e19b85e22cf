import {
  createParamDecorator,
  Inject,
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { LIMITS } from '@laundry/shared/constants/limits';
import { isCustomerPassword } from '@laundry/shared/text/password';
import { PasswordHasher } from '../../common/crypto/password-hasher.js';
import { RateLimiter } from '../../common/rate-limit/rate-limiter.js';

const TRIES = { name: 'register-tries', tries: LIMITS.registerTriesPerMinute, minutes: 1 };

type RegistrationRequest = FastifyRequest & { body: unknown; passwordHash?: string };

/**
 * What must not be inside the transaction of an Idempotency-Key: the count of tries, which a refusal would undo, and
 * the slow hash. Stands before @Idempotent, so its decorator stands below.
 */
@Injectable()
export class BeforeRegistration implements NestInterceptor {
  constructor(
    @Inject(RateLimiter) private readonly limiter: RateLimiter,
    @Inject(PasswordHasher) private readonly hasher: PasswordHasher,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<RegistrationRequest>();
    await this.limiter.count(TRIES, request.ip);
    const { password } = (request.body ?? {}) as { password?: unknown };
    if (typeof password === 'string' && isCustomerPassword(password)) {
      request.passwordHash = await this.hasher.hash(password);
    }
    return next.handle();
  }
}

/** The hash of the body's password; null when that is no good password. */
export const PasswordHash = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | null =>
    context.switchToHttp().getRequest<RegistrationRequest>().passwordHash ?? null,
);
