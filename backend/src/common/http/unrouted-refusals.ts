import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type {
  ConnectionError,
  FastifyError,
  FastifyHttpOptions,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import { message } from '@laundry/shared/messages/message';
import { Malformed } from '../errors/malformed.js';
import { Unavailable } from '../errors/unavailable.js';
import { PROBLEM_TYPE, problemJson, TITLES } from '../errors/problem.js';
import { callerLanguage } from './caller-language.js';
import { REQUEST_ID_HEADER } from './log/request-id.js';
import { BARE_HEADERS } from './security-headers.js';

/** No hook sees these answers. */
const HEADERS = { ...BARE_HEADERS, 'content-type': PROBLEM_TYPE };

/** Seconds until another replica, or this one started anew, answers. */
const RETRY_AFTER_CLOSING = 2;

const PARSER_STATUS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** A path with a broken escape is malformed; a parameter longer than any there is names nothing. */
function refuseAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const status = error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? 404 : 400;
  const detail = message(callerLanguage(request), status === 404 ? 'not_found' : 'malformed');
  const headers = { ...HEADERS, [REQUEST_ID_HEADER]: request.id };
  void reply.status(status).headers(headers).send(problemJson(status, detail));
}

/** What Node's HTTP parser cannot read: answered as far as the connection still takes an answer, and closed. */
function refuseUnreadable(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(bareAnswer(PARSER_STATUS[error.code] ?? 400));
  socket.destroy(error);
}

function bareAnswer(status: number): string {
  const { headers, body } = bareParts(status);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${TITLES[status]}`, ...lines, '', body].join('\r\n');
}

function bareParts(status: number) {
  const body = problemJson(status, TITLES[status] ?? '');
  return { headers: { ...HEADERS, 'content-length': Buffer.byteLength(body), connection: 'close' }, body };
}

/** Fastify's options that make a problem document of what is refused before there is a route, too. */
export const UNROUTED: FastifyHttpOptions<Server> = {
  frameworkErrors: refuseAddress,
  clientErrorHandler: refuseUnreadable,
  // Fastify's refusal while it closes is no problem document: see below.
  return503OnClosing: false,
  // Node would refuse a request without Host, and any Expect but 100-continue, without a word.
  http: { requireHostHeader: false },
};

/** What else comes while what is under way is answered. */
export function refuseWhileClosing(fastify: FastifyInstance): void {
  let isClosing = false;
  fastify.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  fastify.addHook('onRequest', (_request, reply, done) => {
    if (!isClosing) return done();
    void reply.header('connection', 'close');
    done(new Unavailable(RETRY_AFTER_CLOSING));
  });
}

/** The refusals that {@link UNROUTED} took from Node. */
export function refuseInsteadOfNode(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { httpVersion, headers } = request.raw;
    done(httpVersion === '1.1' && headers.host === undefined ? new Malformed() : undefined);
  });
  fastify.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { headers, body } = bareParts(417);
    response.writeHead(417, headers).end(body);
  });
}
