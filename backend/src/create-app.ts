import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { Clock } from './common/clock/clock.js';
import { BODY_LIMIT_BYTES, parseBodies } from './common/http/body-parser.js';
import { limitTime } from './common/http/deadline.js';
import { LOG, type Log } from './common/http/log/log.js';
import { NestLog } from './common/http/log/nest-log.js';
import { readOutRefusedBodies } from './common/http/refused-body.js';
import { encodeOnce } from './common/http/encode-once.js';
import { nameRequests, requestIdOf } from './common/http/log/request-id.js';
import { logRequests, warnOfUntoldProxy } from './common/http/log/request-log.js';
import { addSecurityHeaders } from './common/http/security-headers.js';
import { refuseInsteadOfNode, refuseWhileClosing, UNROUTED } from './common/http/unrouted-refusals.js';
import { serveSandboxStyle } from './common/http/sandbox-document.js';
import { serveWebs } from './common/http/webs.js';
import type { Config } from './config/config.js';
import { serveLineSandbox } from './modules/notifications/line/sandbox/sandbox-talk.js';
import { servePushSandbox } from './modules/notifications/push/sandbox/push-page.js';
import { serveSandbox } from './modules/payments/sandbox/sandbox-pages.js';
import { serveMetrics } from './metrics/serve-metrics.js';
import { serveOpenApi } from './openapi/openapi-document.js';

/** ms that clients have to take their answers once the server closes. */
const LAST_ANSWERS = 5_000;

export const prefixRoutes = (app: INestApplication): unknown =>
  app.setGlobalPrefix('api/v1', { exclude: ['health/live', 'health/ready'] });

/** The whole server, wired and migrated but not listening: what main, the tests and the bench all run. */
export async function createApp(config: Config, repository: string): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: trustHops(config.trustedProxies),
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
    genReqId: requestIdOf,
    // No id is longer: a longer one is answered 404, like any that does not exist.
    routerOptions: { maxParamLength: 2_000 },
    ...UNROUTED,
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(config), adapter, {
    bodyParser: false,
    bufferLogs: true,
    abortOnError: false,
  });
  const log = app.get<Log>(LOG);
  app.useLogger(new NestLog(log));
  prefixRoutes(app);
  const fastify = app.getHttpAdapter().getInstance();
  parseBodies(fastify);
  readOutRefusedBodies(fastify);
  nameRequests(fastify);
  logRequests(fastify, log);
  warnOfUntoldProxy(fastify, log, config.trustedProxies);
  sendServerTime(app);
  cutOffSlowClients(app);
  await addSecurityHeaders(app, { https: config.publicUrl.startsWith('https:'), formHosts: formHosts(config) });
  refuseWhileClosing(fastify);
  limitTime(fastify);
  encodeOnce(fastify);
  refuseInsteadOfNode(fastify);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    zlibOptions: { level: 1 },
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  });
  serveMetrics(app, config);
  if ([config.payments, config.line, config.push].some((each) => each?.mode === 'sandbox')) serveSandboxStyle(fastify);
  if (config.payments.mode === 'sandbox') serveSandbox(app);
  if (config.line?.mode === 'sandbox') serveLineSandbox(app);
  if (config.push?.mode === 'sandbox') servePushSandbox(app);
  await serveWebs(app, repository, config.publicUrl);
  if (config.apiDocs) serveOpenApi(app);
  app.enableShutdownHooks();
  await app.init();
  await fastify.ready();
  return app;
}

/** The card provider's origin, to which the customer's browser posts its form. */
const formHosts = ({ payments, publicUrl }: Config): string[] =>
  [payments.card?.formUrl ?? publicUrl].map((url) => new URL(url).origin).filter((origin) => origin !== publicUrl);

/** Answers say what time it is by this server's clock, wherever APP_NOW has set it. */
function sendServerTime(app: NestFastifyApplication): void {
  const clock = app.get(Clock);
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (_request, reply, done) => {
    void reply.header('date', clock.httpDate());
    done();
  });
}

/** A client that sends or takes its bytes one by one would keep a closing server open for as long as it likes. */
function cutOffSlowClients(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('preClose', (done) => {
    setTimeout(() => fastify.server.closeAllConnections(), LAST_ANSWERS).unref();
    done();
  });
}

/** Believes X-Forwarded-For for as many proxies as there are in front, none by default. */
const trustHops =
  (hops: number) =>
  (_address: string, hop: number): boolean =>
    hop < hops;
