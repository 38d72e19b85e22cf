import { errorCodes, type FastifyInstance } from 'fastify';
import { refuseOutsizedJson } from '../validation/outsized-json.js';

/** Where providers, and the browsers that they send back, post forms. */
const TAKES_FORMS = /^\/(api\/v1\/payments|sandbox)\//;
const FORM = 'application/x-www-form-urlencoded';

/** Whose caller signs its very bytes: the handler reads them itself. */
const TAKES_TEXT = /^\/api\/v1\/line\/webhook$/;

/** Bodies are JSON of at most 256 KiB; any other kind is 415, but for photos and the forms of payment providers. */
export const BODY_LIMIT_BYTES = 256 * 1024;

/** A list that somebody uploads may be longer. */
export const UPLOAD_LIMIT_BYTES = 5 * 1024 * 1024;
const UPLOADS = /^\/api\/v1\/admin\/washRequest\/uploadCsv(\/check)?$/;

/** Photos come as they are; who guards such a route has them read (modules/photos). */
const TAKES_PHOTOS = /^\/api\/v1\/(users\/me|admin\/washRequest\/:id)\/photos$/;
const IMAGE = /^image\//;

/** Fastify's own JSON parser, but an empty body is no body: clients send the content type with DELETE, too. */
export function parseJsonOnly(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    if (UPLOADS.test(route.url)) route.bodyLimit = UPLOAD_LIMIT_BYTES;
  });
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    refuseOutsizedJson(body);
    if (TAKES_TEXT.test(request.routeOptions.url ?? '')) return done(null, body);
    void parse(request, body, done);
  });
  fastify.addContentTypeParser<Buffer>(FORM, { parseAs: 'buffer' }, (request, body, done) => {
    // As bytes: each provider has an encoding of its own.
    if (TAKES_FORMS.test(request.routeOptions.url ?? '')) done(null, body);
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(FORM));
  });
  fastify.addContentTypeParser(IMAGE, (request, body, done) => {
    if (TAKES_PHOTOS.test(request.routeOptions.url ?? '')) done(null, body);
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(request.headers['content-type']));
  });
}
