import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { PAGES, ownPages, sendOwnPage } from './own-pages.js';

/** Addresses that hold a secret. */
const UNINDEXED = 'visit/';
const HASHED = /\/assets\/[^/]+-[\w-]{8}\.\w+$/;

/** Serves the built webs: the customer's at `/`, the console at `/admin` and `/staff`; a page's own routes get its index. */
export async function serveWebs(app: NestFastifyApplication, repository: string, publicUrl: string): Promise<void> {
  const customer = join(repository, 'customer-web', 'dist');
  const console_ = join(repository, 'console-web', 'dist');
  if (!existsSync(customer) || !existsSync(console_)) return;
  const options = { wildcard: false, preCompressed: true, index: false as const, setHeaders: cacheFor };
  await app.register(fastifyStatic, { ...options, root: customer, prefix: '/', globIgnore: [`${PAGES}/**`] });
  await app.register(fastifyStatic, { ...options, root: console_, prefix: '/console/', decorateReply: false });
  const fastify = app.getHttpAdapter().getInstance();
  const consolePage = (_request: FastifyRequest, reply: FastifyReply) => page(reply, console_);
  for (const path of ['/admin', '/admin/*', '/staff', '/staff/*']) fastify.get(path, consolePage);
  const own = ownPages(customer, publicUrl);
  fastify.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const path = request.params['*'];
    if (/^(api|health|console|metrics|sandbox)(\/|$)/.test(path) || /\.\w{2,5}$/.test(path))
      return reply.callNotFound();
    if (path.startsWith(UNINDEXED)) void reply.header('x-robots-tag', 'noindex');
    const prerendered = own.get(path);
    return prerendered ? sendOwnPage(request, reply, prerendered) : page(reply, customer);
  });
}

const page = (reply: FastifyReply, root: string) =>
  reply.header('cache-control', 'no-cache').sendFile('index.html', root, { cacheControl: false });

/** Hashed files never change; everything else is asked for again. The console's worker serves paths outside of its folder. */
function cacheFor(reply: FastifyReply, path: string): void {
  const unpacked = path.replace(/\.(br|gz)$/, '');
  if (unpacked.endsWith('/sw.js')) void reply.header('service-worker-allowed', '/');
  void reply.header('cache-control', HASHED.test(unpacked) ? 'public, max-age=31536000, immutable' : 'no-cache');
}
