import type { FastifyInstance } from 'fastify';
import { refuseOutsizedJson } from '../validation/outsized-json.js';

/** Bodies are JSON of at most 256 KiB; any other kind is 415. */
export const BODY_LIMIT_BYTES = 256 * 1024;

/** Fastify's own JSON parser, but an empty body is no body: clients send the content type with DELETE, too. */
export function parseJsonOnly(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    refuseOutsizedJson(body);
    void parse(request, body, done);
  });
}
