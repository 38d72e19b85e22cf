import { StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

/** Answers a photo: cached by nobody on its way, a picture and nothing else however it is opened. */
export function answerPhoto(reply: FastifyReply, jpeg: Buffer): StreamableFile {
  void reply
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', "default-src 'none'; sandbox");
  return new StreamableFile(jpeg, { type: 'image/jpeg', disposition: 'inline', length: jpeg.length });
}
