import type { FastifyInstance } from 'fastify';
import type { Log } from './log.js';

/** One line for each answer: method, route pattern (never the URL, which may hold a ticket), status, time, id of whoever signed in. */
export function logRequests(fastify: FastifyInstance, log: Log): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const user = request.user;
    log.info(
      {
        request_id: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(user === undefined ? {} : { user: user.personId }),
      },
      'request',
    );
    done();
  });
}

/**
 * Says once that a proxy stands in front which nobody told this server of: until TRUSTED_PROXIES says so, all its
 * callers are one, and one caller's tries use up the limits of everybody.
 */
export function warnOfUntoldProxy(fastify: FastifyInstance, log: Log, trustedProxies: number): void {
  if (trustedProxies > 0) return;
  let isTold = false;
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (!isTold && (request.headers['x-forwarded-for'] ?? request.headers.forwarded) !== undefined) {
      isTold = true;
      log.warn('calls come by a proxy that is not trusted: set TRUSTED_PROXIES');
    }
    done();
  });
}
