import { randomFillSync } from 'node:crypto';

/** The system's generator takes about as long for this many as for one. */
const POOL_BYTES = 4096;

const pool = Buffer.alloc(POOL_BYTES);
let used = POOL_BYTES;

/** Random bytes that nobody guesses, for what is asked for thousands of times a second. Throws above 4,096. */
export function pooledRandomBytes(length: number): Buffer {
  if (length > POOL_BYTES) throw new RangeError(`${length} bytes are more than the pool has`);
  if (used + length > POOL_BYTES) {
    randomFillSync(pool);
    used = 0;
  }
  const bytes = Buffer.from(pool.subarray(used, used + length));
  pool.fill(0, used, used + length);
  used += length;
  return bytes;
}
