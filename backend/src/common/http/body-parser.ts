import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import { refuseOutsizedJson } from '../validation/outsized-json.js';
import type { BodyKind } from './takes-body.js';

/** Bodies are JSON of at most 256 KiB; any other kind is 415, but where a route says that it takes it (`TakesBody`). */
export const BODY_LIMIT_BYTES = 256 * 1024;
export const UPLOAD_LIMIT_BYTES = 5 * 1024 * 1024;

/** JSON by Fastify's own parser, where an empty body is none (clients send the content type with DELETE, too); forms and photos where a route takes them. */
export function parseBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    if (route.config?.takes === 'upload') route.bodyLimit = UPLOAD_LIMIT_BYTES;
  });
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    refuseOutsizedJson(body);
    if (takes(request, 'signed-text')) return done(null, body);
    void parse(request, body, done);
  });
  fastify.addContentTypeParser<Buffer>(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (request, body, done) => done(refusalUnless(request, 'form'), body),
  );
  fastify.addContentTypeParser(/^image\//, (request, body, done) => done(refusalUnless(request, 'photo'), body));
}

const takes = ({ routeOptions }: FastifyRequest, kind: BodyKind): boolean => routeOptions.config.takes === kind;

const refusalUnless = (request: FastifyRequest, kind: BodyKind): Error | null =>
  takes(request, kind) ? null : new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(request.headers['content-type']);
