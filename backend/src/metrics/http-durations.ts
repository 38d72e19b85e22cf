import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

/** s; the last is where a call's deadline answers. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 6.5];

/** Counts and times every answer by its route's pattern, never its address. */
export function measureRequests(fastify: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'laundry_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    // A stream is open for as long as somebody listens.
    if (reply.getHeader('content-type') === 'text/event-stream') return done();
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
    done();
  });
}
