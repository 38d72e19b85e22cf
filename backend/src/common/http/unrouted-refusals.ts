import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type {
  ConnectionError,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyHttpOptions,
} from 'fastify';
import { message } from '@laundry/shared/messages/message';
import { Malformed } from '../errors/malformed.js';
import { PROBLEM_TYPE, problemJson } from '../errors/problem.js';
import { callerLanguage } from './caller-language.js';
import { BARE_HEADERS } from './security-headers.js';

/** No hook sees these answers. */
const HEADERS = { ...BARE_HEADERS, 'content-type': PROBLEM_TYPE };

const PARSER_STATUS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** A path with a broken escape is malformed; a parameter longer than any there is names nothing. */
function refuseAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const isTooLong = error.code === 'FST_ERR_MAX_PARAM_LENGTH';
  const [status, key] = isTooLong ? ([404, 'not_found'] as const) : ([400, 'malformed'] as const);
  void reply
    .status(status)
    .headers(HEADERS)
    .send(problemJson(status, message(callerLanguage(request), key)));
}

/** What Node's HTTP parser cannot read: answered as far as the connection still takes an answer, and closed. */
function refuseUnreadable(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(bareAnswer(PARSER_STATUS[error.code] ?? 400));
  socket.destroy(error);
}

function bareAnswer(status: number): string {
  const title = STATUS_CODES[status] ?? '';
  const body = problemJson(status, title);
  const headers = { ...HEADERS, 'content-length': Buffer.byteLength(body), connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${title}`, ...lines, '', body].join('\r\n');
}

/** Fastify's options that make a problem document of what is refused before there is a route, too. */
export const UNROUTED: FastifyHttpOptions<Server> = {
  frameworkErrors: refuseAddress,
  clientErrorHandler: refuseUnreadable,
  // Node would refuse a request without Host, and any Expect but 100-continue, without a word.
  http: { requireHostHeader: false },
};

/** The refusals that {@link UNROUTED} took from Node. */
export function refuseWithoutHost(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { httpVersion, headers } = request.raw;
    done(httpVersion === '1.1' && headers.host === undefined ? new Malformed() : undefined);
  });
  fastify.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = problemJson(417, STATUS_CODES[417] ?? '');
    response.writeHead(417, { ...HEADERS, 'content-length': Buffer.byteLength(body), connection: 'close' }).end(body);
  });
}
