import type { FastifyInstance } from 'fastify';

/** Characters from which on it pays; and up to which an answer fits into the shared buffer. */
const LONG = 16 * 1024;
const LONGEST = 512 * 1024;
/** UTF-8 takes at most three bytes for each unit of a string. */
const MOST_BYTES = 3;

/**
 * Long answers become bytes once. As text they are gone through to know their length, and again to be sent, which takes
 * as long as making them. Register it before whatever packs the answer.
 */
export function encodeOnce(fastify: FastifyInstance): void {
  const shared = Buffer.allocUnsafeSlow(LONGEST * MOST_BYTES);
  fastify.addHook('onSend', (_request, _reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < LONG || payload.length > LONGEST) return done(null, payload);
    const length = shared.write(payload);
    done(null, Buffer.copyBytesFrom(shared, 0, length));
  });
}
