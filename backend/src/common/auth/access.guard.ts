import { Inject, Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { REASON } from '@laundry/shared/constants/reasons';
import { ROLE } from '@laundry/shared/constants/roles';
import { mayForAccount } from '@laundry/shared/rules/accounts/account-permissions';
import { grantOf } from '@laundry/shared/rules/accounts/permissions';
import { DomainError } from '../errors/domain-error.js';
import { Unauthorized } from '../errors/unauthorized.js';
import { ACCESS, BEFORE_SECOND_FACTOR, type Access } from './access.js';
import { bearerToken } from './bearer-token.js';
import { KnownTokens } from './known-tokens.js';
import { PrincipalSource } from './principal-source.js';
import { forAccount, type Principal } from './principal.js';

/** Deny by default: finds out who calls, then asks the route's declaration (handbook/permissions.md). */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(
    @Inject(Reflector) private readonly reflector: Reflector,
    @Inject(KnownTokens) private readonly known: KnownTokens,
    @Inject(PrincipalSource) private readonly principals: PrincipalSource,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const declared = <T>(key: string) =>
      this.reflector.getAllAndOverride<T | undefined>(key, [context.getHandler(), context.getClass()]);
    const access = declared<Access>(ACCESS);
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { authorization, 'user-agent': userAgent } = request.headers;
    const token = bearerToken(authorization);
    if (token !== null) {
      const claims = this.known.claimsOf(token);
      if (claims === undefined) await super.canActivate(context);
      else request.user = (await this.principals.principalOf(claims, userAgent)) ?? undefined;
    }
    if (access?.kind === 'public') return true;
    if (!request.user) throw await this.refusalOf(token ?? '');
    if (!isAllowed(access, request.user)) throw new DomainError(REASON.forbidden);
    if (request.user.isSecondFactorOverdue && declared(BEFORE_SECOND_FACTOR) !== true)
      throw new DomainError(REASON.secondFactorOverdue);
    if (access?.kind === 'customer') request.user = forAccount(request.user);
    return true;
  }

  /** Whoever was taken off a company's people is told so; to all others a token that is over is like none. */
  private async refusalOf(token: string): Promise<Error> {
    const claims = this.known.claimsOf(token);
    const isRemoved = claims !== undefined && (await this.principals.isOfRemovedClerk(claims));
    return isRemoved ? new DomainError(REASON.clerkRemoved) : new Unauthorized();
  }

  /** A dead token is no caller; whether that is refused is the route's matter. A failure to look is an error. */
  override handleRequest<User>(error: unknown, user: User | false): User {
    if (error) throw error;
    return (user === false ? undefined : user) as User;
  }
}

function isAllowed(access: Access | undefined, principal: Principal): boolean {
  switch (access?.kind) {
    case 'public':
      return true;
    case 'signed-in':
      return (
        principal.role !== ROLE.companyClerk || access.action === undefined || mayForAccount(principal, access.action)
      );
    case 'customer':
      return mayForAccount(principal, access.action);
    case 'console':
      return access.actions.some((action) => grantOf(principal, action) !== false);
    case undefined:
      return false;
  }
}
