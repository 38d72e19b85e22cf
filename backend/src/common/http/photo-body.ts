import { on } from 'node:events';
import { Readable } from 'node:stream';
import { PayloadTooLargeException, UnsupportedMediaTypeException } from '@nestjs/common';
import { PHOTO_LIMITS } from '@laundry/shared/constants/photo-limits';
import { Malformed } from '../errors/malformed.js';
import { Unavailable } from '../errors/unavailable.js';
import { READING, timeLeft } from './deadline.js';

/** Photos that are being received and kept at once, 8 MB each at most; whoever comes next tries again. */
const AT_ONCE = 16;
/** Of one account: as many as a message has. Nobody keeps the others from theirs by being slow. */
const OF_ONE_AT_ONCE = 3;
/** From so many on each account has one: a few do not take all places. */
const CROWDED_FROM = AT_ONCE / 2;
const RETRY_SECONDS = 5;

/** How many are under way, by account. */
const received = new Map<number, number>();
let all = 0;

/**
 * Has the bytes of a photo kept, which are only read here: guards have let its sender pass. Its place is free again once they are kept,
 * and whatever becomes of its line: what waits to be kept takes as much room as what is received. Throws what is answered 400, 413, 415
 * and 503.
 */
export async function readPhotoBody<Kept>(
  { body, userId }: { readonly body: unknown; readonly userId: number },
  keep: (bytes: Buffer) => Promise<Kept>,
): Promise<Kept> {
  if (!(body instanceof Readable)) throw new UnsupportedMediaTypeException();
  const own = received.get(userId) ?? 0;
  if (all >= AT_ONCE || own >= (all < CROWDED_FROM ? OF_ONE_AT_ONCE : 1)) throw new Unavailable(RETRY_SECONDS);
  count(userId, 1);
  try {
    return await keep(await readAll(body));
  } finally {
    count(userId, -1);
  }
}

function count(userId: number, change: 1 | -1): void {
  const own = (received.get(userId) ?? 0) + change;
  all += change;
  if (own === 0) received.delete(userId);
  else received.set(userId, own);
}

/**
 * A call that was answered is told nothing more of its line, not even that it is gone: who waited for the next bytes would wait for
 * ever. So it is the clock that ends the reading.
 */
async function readAll(body: Readable): Promise<Buffer> {
  const late = AbortSignal.timeout(Math.max(0, Math.min(READING, timeLeft())));
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const [chunk] of on(body, 'data', { signal: late, close: ['end', 'close'] })) {
      if (!Buffer.isBuffer(chunk)) throw new Malformed();
      bytes += chunk.length;
      if (bytes > PHOTO_LIMITS.bytes) throw new PayloadTooLargeException();
      chunks.push(chunk);
    }
  } catch (error) {
    if (late.aborted) throw new Unavailable(RETRY_SECONDS);
    // A line that broke: nobody reads the answer.
    throw error instanceof PayloadTooLargeException ? error : new Malformed();
  }
  if (!body.readableEnded) throw new Malformed();
  return Buffer.concat(chunks);
}
