import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { DrawnPhoto } from './photo-files.js';

/** A body that is a photo, once it is read: as it was sent and, when its operation begins, as it is stored. */
export class SentPhoto {
  private kept: DrawnPhoto | null = null;

  constructor(readonly bytes: Buffer) {}

  /** What an Idempotency-Key remembers of it. */
  toJSON(): string {
    return createHash('sha256').update(this.bytes).digest('hex');
  }

  keepAs(photo: DrawnPhoto): void {
    this.kept = photo;
  }

  get drawn(): DrawnPhoto {
    if (this.kept === null) throw new Error('This photo is not kept yet.');
    return this.kept;
  }
}

/** The photo of a call whose body ReadPhotoBytes has read. */
export function sentPhoto({ body }: Pick<FastifyRequest, 'body'>): SentPhoto {
  if (!(body instanceof SentPhoto)) throw new Error('No photo was read.');
  return body;
}
