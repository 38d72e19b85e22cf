import { Readable } from 'node:stream';
import { PayloadTooLargeException, UnsupportedMediaTypeException } from '@nestjs/common';
import { PHOTO_LIMITS } from '@laundry/shared/constants/claim-limits';
import { Malformed } from '../errors/malformed.js';
import { Unavailable } from '../errors/unavailable.js';

/** Photos that are being received at once, 8 MB each at most; whoever comes next tries again. */
const AT_ONCE = 16;
const RETRY_SECONDS = 5;

let receiving = 0;

/** The bytes of a photo, which is only read here: guards have let its sender pass. Throws what is answered 400, 413, 415 and 503. */
export async function readPhotoBody(body: unknown): Promise<Buffer> {
  if (!(body instanceof Readable)) throw new UnsupportedMediaTypeException();
  if (receiving >= AT_ONCE) throw new Unavailable(RETRY_SECONDS);
  receiving += 1;
  try {
    return await readAll(body);
  } finally {
    receiving -= 1;
  }
}

async function readAll(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      if (!Buffer.isBuffer(chunk)) throw new Malformed();
      bytes += chunk.length;
      if (bytes > PHOTO_LIMITS.bytes) throw new PayloadTooLargeException();
      chunks.push(chunk);
    }
  } catch (error) {
    // A line that broke: nobody reads the answer.
    throw error instanceof PayloadTooLargeException ? error : new Malformed();
  }
  return Buffer.concat(chunks);
}
