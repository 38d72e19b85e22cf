import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

const HASHED = /\/assets\/[^/]+-[\w-]{8}\.\w+$/;

/** Serves the built webs: the customer's at `/`, the console at `/admin` and `/staff`; a page's own routes get its index. */
export async function serveWebs(app: NestFastifyApplication, repository: string): Promise<void> {
  const customer = join(repository, 'customer-web', 'dist');
  const console_ = join(repository, 'console-web', 'dist');
  if (!existsSync(customer) || !existsSync(console_)) return;
  const options = { wildcard: false, preCompressed: true, index: false as const, setHeaders: cacheFor };
  await app.register(fastifyStatic, { ...options, root: customer, prefix: '/' });
  await app.register(fastifyStatic, { ...options, root: console_, prefix: '/console/', decorateReply: false });
  const fastify = app.getHttpAdapter().getInstance();
  const consolePage = (_request: FastifyRequest, reply: FastifyReply) => page(reply, console_);
  for (const path of ['/admin', '/admin/*', '/staff', '/staff/*']) fastify.get(path, consolePage);
  fastify.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const path = request.params['*'];
    if (/^(api|health|console|sandbox)(\/|$)/.test(path) || /\.\w{2,5}$/.test(path)) return reply.callNotFound();
    return page(reply, customer);
  });
}

const page = (reply: FastifyReply, root: string) =>
  reply.header('cache-control', 'no-cache').sendFile('index.html', root, { cacheControl: false });

/** Hashed files never change; everything else is asked for again. */
function cacheFor(reply: FastifyReply, path: string): void {
  const unpacked = path.replace(/\.(br|gz)$/, '');
  void reply.header('cache-control', HASHED.test(unpacked) ? 'public, max-age=31536000, immutable' : 'no-cache');
}
