import { existsSync, readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Pages of the customer web that are prerendered, by their addresses; they have no other. */
const PAGES = 'pages';
/** Addresses that hold a secret. */
const UNINDEXED = 'visit/';
const HASHED = /\/assets\/[^/]+-[\w-]{8}\.\w+$/;

/** Serves the built webs: the customer's at `/`, the console at `/admin` and `/staff`; a page's own routes get its index. */
export async function serveWebs(app: NestFastifyApplication, repository: string): Promise<void> {
  const customer = join(repository, 'customer-web', 'dist');
  const console_ = join(repository, 'console-web', 'dist');
  if (!existsSync(customer) || !existsSync(console_)) return;
  const options = { wildcard: false, preCompressed: true, index: false as const, setHeaders: cacheFor };
  await app.register(fastifyStatic, { ...options, root: customer, prefix: '/', globIgnore: [`${PAGES}/**`] });
  await app.register(fastifyStatic, { ...options, root: console_, prefix: '/console/', decorateReply: false });
  const fastify = app.getHttpAdapter().getInstance();
  const consolePage = (_request: FastifyRequest, reply: FastifyReply) => page(reply, console_);
  for (const path of ['/admin', '/admin/*', '/staff', '/staff/*']) fastify.get(path, consolePage);
  const own = ownPages(customer);
  fastify.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const path = request.params['*'];
    if (/^(api|health|console|metrics|sandbox)(\/|$)/.test(path) || /\.\w{2,5}$/.test(path))
      return reply.callNotFound();
    if (path.startsWith(UNINDEXED)) void reply.header('x-robots-tag', 'noindex');
    return page(reply, customer, own.get(path));
  });
}

/** The file of an address that has one; all others get the index. */
function ownPages(root: string): ReadonlyMap<string, string> {
  const pages = join(root, PAGES);
  const names = existsSync(pages) ? readdirSync(pages) : [];
  const html = names.filter((file) => file.endsWith('.html'));
  return new Map(html.map((file) => [file === 'home.html' ? '' : parse(file).name, join(PAGES, file)]));
}

const page = (reply: FastifyReply, root: string, file = 'index.html') =>
  reply.header('cache-control', 'no-cache').sendFile(file, root, { cacheControl: false });

/** Hashed files never change; everything else is asked for again. The console's worker serves paths outside of its folder. */
function cacheFor(reply: FastifyReply, path: string): void {
  const unpacked = path.replace(/\.(br|gz)$/, '');
  if (unpacked.endsWith('/sw.js')) void reply.header('service-worker-allowed', '/');
  void reply.header('cache-control', HASHED.test(unpacked) ? 'public, max-age=31536000, immutable' : 'no-cache');
}
