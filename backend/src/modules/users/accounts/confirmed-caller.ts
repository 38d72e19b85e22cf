import {
  Inject,
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import type { Principal } from '../../../common/auth/principal.js';
import { bodyText } from '../../../common/http/body-text.js';
import { Reauthentication } from './reauthentication.js';

/** Asks who is there before the transaction of an Idempotency-Key, which would take back that a wrong password was counted. */
@Injectable()
class ConfirmedCaller implements NestInterceptor {
  constructor(@Inject(Reauthentication) private readonly reauthentication: Reauthentication) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const { user, body } = context.switchToHttp().getRequest<FastifyRequest & { user: Principal }>();
    await this.reauthentication.confirmCaller(user, bodyText(body, 'current_password') || null);
    return next.handle();
  }
}

/**
 * A call that writes a credential of any account, the caller's or another's: for `current_password`, the caller's own, or
 * a session younger than 15 minutes (handbook/accounts.md#credentials). It refuses with reauth_required, and stands
 * below Idempotent and HashedPassword: decorators are applied from below.
 */
export const WritesCredentials = () => UseInterceptors(ConfirmedCaller);
