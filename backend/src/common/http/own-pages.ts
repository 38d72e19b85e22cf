import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { SITE_ADDRESS } from '@laundry/shared/constants/site-address';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Pages of the customer web that are painted when it is built, by their addresses; they have no other. */
export const PAGES = 'pages';

type Coding = 'br' | 'gzip' | 'identity';
interface OwnPage {
  readonly etag: string;
  readonly bytes: Readonly<Record<Coding, Buffer>>;
}

/** The painted pages by their paths. Their heads name this server's address: who shares a page asks for no script. */
export function ownPages(root: string, publicUrl: string): ReadonlyMap<string, OwnPage> {
  const pages = join(root, PAGES);
  const names = existsSync(pages) ? readdirSync(pages).filter((file) => file.endsWith('.html')) : [];
  // As an address it has neither quotes nor angle brackets, whatever was configured.
  const address = new URL(publicUrl).href.replace(/\/$/, '');
  return new Map(
    names.map((file) => {
      const html = readFileSync(join(pages, file), 'utf8').replaceAll(SITE_ADDRESS, address);
      return [file === 'home.html' ? '' : parse(file).name, pageOf(Buffer.from(html))];
    }),
  );
}

const pageOf = (html: Buffer): OwnPage => ({
  etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
  bytes: { identity: html, gzip: gzipSync(html, { level: 9 }), br: brotliCompressSync(html) },
});

export function sendOwnPage(request: FastifyRequest, reply: FastifyReply, { etag, bytes }: OwnPage): FastifyReply {
  const coding = codingFor(request.headers['accept-encoding']);
  void reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag: etagOf(etag, coding) });
  if (request.headers['if-none-match']?.includes(etagOf(etag, coding))) return reply.code(304).send();
  if (coding !== 'identity') void reply.header('content-encoding', coding);
  return reply.type('text/html; charset=utf-8').send(bytes[coding]);
}

/** Of one page packed otherwise it is another. */
const etagOf = (etag: string, coding: Coding): string =>
  coding === 'identity' ? etag : etag.replace(/"$/, `-${coding}"`);

function codingFor(accepted: string | string[] | undefined): Coding {
  const taken = String(accepted ?? '')
    .split(',')
    .filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each))
    .map((each) => each.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((coding) => taken.includes(coding)) ?? 'identity';
}
