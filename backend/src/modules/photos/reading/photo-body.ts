import { on } from 'node:events';
import { Readable } from 'node:stream';
import { PayloadTooLargeException, UnsupportedMediaTypeException } from '@nestjs/common';
import { PHOTO_LIMITS } from '@laundry/shared/constants/photo-limits';
import { Malformed } from '../../../common/errors/malformed.js';
import { Unavailable } from '../../../common/errors/unavailable.js';
import { READING, timeLeft } from '../../../common/http/deadline.js';

/** Photos that are being received and stored at once, of customers and of staff each, 8 MB at most; whoever comes next tries again. */
const AT_ONCE = 16;
/** Of one account: as many as a message has. Nobody keeps the others from theirs by being slow. */
const OF_ONE_AT_ONCE = 3;
/** From so many on each account has one: a few do not take all places. */
const CROWDED_FROM = AT_ONCE / 2;
const RETRY_SECONDS = 5;

export interface PhotoSender {
  readonly sender: 'customer' | 'staff';
  readonly senderId: number;
}

/** How many are under way, by account. Who stands at a door waits for no customer. */
const places = { customer: new Map<number, number>(), staff: new Map<number, number>() };

/**
 * Has the bytes of a photo stored, which are only read here: guards have let its sender pass. Its place is free again once they are stored,
 * and whatever becomes of its line: what waits to be stored takes as much room as what is received. Throws what is answered 400, 413, 415
 * and 503.
 */
export async function readPhotoBody<Kept>(
  { body, sender, senderId }: PhotoSender & { readonly body: unknown },
  keep: (bytes: Buffer) => Promise<Kept>,
): Promise<Kept> {
  if (!(body instanceof Readable)) throw new UnsupportedMediaTypeException();
  const received = places[sender];
  const own = received.get(senderId) ?? 0;
  const all = [...received.values()].reduce((sum, each) => sum + each, 0);
  if (all >= AT_ONCE || own >= (all < CROWDED_FROM ? OF_ONE_AT_ONCE : 1)) throw new Unavailable(RETRY_SECONDS);
  received.set(senderId, own + 1);
  try {
    return await keep(await readAll(body));
  } finally {
    const left = (received.get(senderId) ?? 0) - 1;
    if (left > 0) received.set(senderId, left);
    else received.delete(senderId);
  }
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
