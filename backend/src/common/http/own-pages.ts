import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { SITE_ADDRESS } from '@laundry/shared/constants/site-address';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Pages of the customer web that are prerendered when it is built, by their addresses; they have no other. */
export const PAGES = 'pages';

type Packing = 'br' | 'gzip';
interface OwnPage {
  readonly etag: string;
  readonly html: Buffer;
  /** Packed when first asked for: to pack all of them took half of a server's start. */
  readonly packed: Map<Packing, Promise<Buffer>>;
}

const pack: Readonly<Record<Packing, (html: Buffer) => Promise<Buffer>>> = {
  br: promisify(brotliCompress),
  gzip: (html) => promisify(gzip)(html, { level: 9 }),
};

/** The prerendered pages by their paths. Their heads name this server's address: who shares a page asks for no script. */
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
  html,
  packed: new Map(),
});

export async function sendOwnPage(request: FastifyRequest, reply: FastifyReply, page: OwnPage): Promise<FastifyReply> {
  const packing = packingFor(request.headers['accept-encoding']);
  const etag = etagOf(page.etag, packing);
  void reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag });
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  if (packing) void reply.header('content-encoding', packing);
  return reply.type('text/html; charset=utf-8').send(packing ? await packedOnce(page, packing) : page.html);
}

function packedOnce({ html, packed }: OwnPage, packing: Packing): Promise<Buffer> {
  const bytes = packed.get(packing) ?? pack[packing](html);
  packed.set(packing, bytes);
  return bytes;
}

/** Of one page packed otherwise it is another. */
const etagOf = (etag: string, packing: Packing | null): string => (packing ? etag.replace(/"$/, `-${packing}"`) : etag);

function packingFor(accepted: string | string[] | undefined): Packing | null {
  const taken = String(accepted ?? '')
    .split(',')
    .filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each))
    .map((each) => each.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((packing) => taken.includes(packing)) ?? null;
}
