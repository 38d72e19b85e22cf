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
import { isCustomerPassword } from '@laundry/shared/text/password';
import { PasswordHasher } from '../../../common/crypto/password-hasher.js';
import { bodyText } from '../../../common/http/body-text.js';

type RequestWithHash = FastifyRequest & { passwordHash?: string };

/** Hashes the body's password before the transaction of an Idempotency-Key, which the slow work would hold up. */
@Injectable()
export class HashedPassword implements NestInterceptor {
  constructor(@Inject(PasswordHasher) private readonly hasher: PasswordHasher) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<RequestWithHash>();
    const password = bodyText(request.body, 'password');
    if (password !== null && isCustomerPassword(password)) request.passwordHash = await this.hasher.hash(password);
    return next.handle();
  }
}

/** The hash of the body's password; null when that is no good password. */
export const PasswordHash = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | null =>
    context.switchToHttp().getRequest<RequestWithHash>().passwordHash ?? null,
);
