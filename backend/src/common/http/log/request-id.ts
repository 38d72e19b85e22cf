import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

export const REQUEST_ID_HEADER = 'x-request-id';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The call at work, or the one that left what a job is doing. */
const current = new AsyncLocalStorage<string | null>();

/** Runs work that belongs to a call: what is logged meanwhile says so, and so does what it leaves for a job. */
export const forRequest = <T>(id: string | null, work: () => T): T => current.run(id, work);

/** The id of the call that the work belongs to; null where nobody called. */
export const requestId = (): string | null => current.getStore() ?? null;

/** The caller's own id where it is a UUID; anything else could be made up to fill or forge the log. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const sent = headers[REQUEST_ID_HEADER];
  return typeof sent === 'string' && UUID.test(sent) ? sent.toLowerCase() : randomUUID();
}

/** Every answer tells its id, and every line logged on the way to it. */
export function nameRequests(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header(REQUEST_ID_HEADER, request.id);
    forRequest(request.id, done);
  });
  // A body is read by events of its connection, which know of no call.
  fastify.addHook('preValidation', (request, _reply, done) => forRequest(request.id, done));
}
