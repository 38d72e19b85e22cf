import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Four times the longest body that any call takes. */
const MOST_BYTES = 20 * 1024 * 1024;
/** ms. */
const LONGEST = 5_000;

/**
 * Who still sends a body does not read: a line that is closed on them loses the answer, and they see a broken
 * connection instead of 413. So the rest of a body that is too large is read, and thrown away, before the answer goes.
 */
export function readOutRefusedBodies(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode === 413) await readOut(request.raw);
    return payload;
  });
}

async function readOut(body: IncomingMessage): Promise<void> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), LONGEST);
  let bytes = 0;
  body.on('data', (chunk: Buffer | string) => {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) stop.abort();
  });
  try {
    if (!body.readableEnded && !body.destroyed) await once(body, 'end', { signal: stop.signal });
  } catch {
    // Endless, too slow, or gone: the line is closed as it is.
  } finally {
    clearTimeout(timer);
  }
}
