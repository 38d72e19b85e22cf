import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { bearerToken } from '../common/auth/bearer-token.js';
import { Clock } from '../common/clock/clock.js';
import { PROBLEM_TYPE, problemJson } from '../common/errors/problem.js';
import { JobRunner } from '../common/jobs/job-runner.js';
import { Database } from '../common/transaction/database.js';
import type { Config } from '../config/config.js';
import { GuardedDataSource } from '../database/data-source.js';
import { LiveStreams } from '../modules/live/live-streams.js';
import { measureRequests } from './http-durations.js';
import { measureStreams } from './live-streams.js';
import { Metrics } from './metrics.js';
import { readStoredFigures } from './stored-figures.js';
import { measureWaits } from './wait-durations.js';

const UNAUTHORIZED = 401;

/** Measures, and answers Prometheus at `/metrics`, if the configuration says where; else it costs nothing. */
export function serveMetrics(app: NestFastifyApplication, { metrics: { port, token }, host }: Config): void {
  if (port === null && token === null) return;
  const [database, clock, runner] = [app.get(Database), app.get(Clock), app.get(JobRunner, { strict: false })];
  const metrics = new Metrics(() => readStoredFigures(database, runner.all, clock.now()));
  const fastify = app.getHttpAdapter().getInstance();
  measureRequests(fastify, metrics.registry);
  measureStreams(app.get(LiveStreams, { strict: false }), metrics.registry);
  const dataSource = app.get(DataSource);
  if (dataSource instanceof GuardedDataSource) measureWaits(dataSource.waits, metrics.registry);
  if (port === null) {
    fastify.get('/metrics', async ({ headers }, reply) => {
      if (!mayRead(token, headers.authorization))
        return reply.status(UNAUTHORIZED).type(PROBLEM_TYPE).send(problemJson(UNAUTHORIZED, 'metrics'));
      const text = await metrics.text();
      return reply.header('cache-control', 'no-store').type(metrics.registry.contentType).send(text);
    });
    return;
  }
  const server = metricsServer(metrics, token);
  // Before the service listens: a port that is taken ends the start, which a hook of `onListen` could not.
  fastify.addHook('onReady', async () => {
    server.listen(port, host);
    await once(server, 'listening');
  });
  fastify.addHook('onClose', async () => {
    if (!server.listening) return;
    server.close();
    server.closeAllConnections();
  });
}

/** Nothing but `GET /metrics`, on a port that the service's clients do not reach. */
function metricsServer(metrics: Metrics, token: string | null): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    if (!mayRead(token, request.headers.authorization)) return void response.writeHead(UNAUTHORIZED).end();
    metrics.text().then(
      (text) => void response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text),
      () => void response.writeHead(500).end(),
    );
  });
}

function mayRead(token: string | null, authorization: string | undefined): boolean {
  return token === null || timingSafeEqual(digest(token), digest(bearerToken(authorization) ?? ''));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
