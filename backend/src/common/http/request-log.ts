import type { FastifyInstance } from 'fastify';
import type { Principal } from '../auth/principal.js';
import type { Log } from './log.js';

/** One line for each answer: method, route pattern (never the URL, which may hold a ticket), status, time, caller's id. */
export function logRequests(fastify: FastifyInstance, log: Log): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const user = (request as typeof request & { user?: Principal }).user;
    log.info(
      {
        id: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(user === undefined ? {} : { user: user.id }),
      },
      'request',
    );
    done();
  });
}
