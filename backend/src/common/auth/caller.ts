import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { bearerToken } from './bearer-token.js';
import type { Principal } from './principal.js';

/** The caller of a route that needs a session. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext): Principal => {
  const { user } = context.switchToHttp().getRequest<FastifyRequest>();
  if (user === undefined) throw new Error('@Caller on a public route: use @MaybeCaller');
  return user;
});

/** The caller of a public route, null without a live token. */
export const MaybeCaller = createParamDecorator(
  (_: unknown, context: ExecutionContext): Principal | null =>
    context.switchToHttp().getRequest<FastifyRequest>().user ?? null,
);

/** The token that the caller's session was named by, as it was sent. */
export const AccessToken = createParamDecorator(
  (_: unknown, context: ExecutionContext): string =>
    bearerToken(context.switchToHttp().getRequest<FastifyRequest>().headers.authorization) ?? '',
);
