import { Inject, Injectable } from '@nestjs/common';
import type Sharp from 'sharp';
import { ConcurrencyLimit } from '../../../common/concurrency-limit.js';
import { Unavailable } from '../../../common/errors/unavailable.js';
import { endWithTime } from '../../../common/http/deadline.js';
import { LOG, type Log } from '../../../common/http/log/log.js';
import type { PhotoSender } from './photo-body.js';
import { Turns } from '../../../common/turns.js';
import { drawAnew, type ReadPhoto } from './draw-photo.js';

/** Whatever a file is called, it is what its bytes say, and nothing else is even tried. */
const LOADERS = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'];
const RETRY_SECONDS = 60;

/** What somebody has sent: whose turn it is among those who wait. */
export interface PhotoOfSender extends PhotoSender {
  readonly bytes: Buffer;
}

/**
 * Makes of what somebody sent a photo of ours: decoded and encoded anew, turned as it was held, at most 1,600 px wide or high, and nothing
 * in it but the picture: no place, no date, no device, no second file behind it (docs/decisions/093).
 */
@Injectable()
export class PhotoReader {
  /** One at a time: a photo of forty million pixels takes a second of a core, and up to 160 MB. Who stands at a door waits for no customer. */
  private readonly limits = { customer: new ConcurrencyLimit(1), staff: new ConcurrencyLimit(1) };
  /** Photos of one sender wait for each other first: whoever sends many is served in turn with the others. */
  private readonly turns = new Turns();
  private loaded: Promise<typeof Sharp> | undefined;

  constructor(@Inject(LOG) private readonly log: Log) {}

  /** Throws {@link drawAnew}'s refusals, and {@link Unavailable} where this machine cannot read any. */
  async read({ bytes, sender, senderId }: PhotoOfSender): Promise<ReadPhoto> {
    const sharp = await this.library();
    const limit = this.limits[sender];
    return this.turns.take(String(senderId), async () => {
      await limit.acquire();
      try {
        endWithTime();
        return await drawAnew(sharp, bytes);
      } finally {
        limit.release();
      }
    });
  }

  /** Loaded with the first photo: where its binary is not to be had, everything else works. */
  private library(): Promise<typeof Sharp> {
    this.loaded ??= this.load();
    return this.loaded;
  }

  private async load(): Promise<typeof Sharp> {
    try {
      const { default: sharp } = await import('sharp');
      sharp.concurrency(1);
      sharp.cache(false);
      sharp.block({ operation: ['VipsForeignLoad'] });
      sharp.unblock({ operation: LOADERS });
      return sharp;
    } catch (error) {
      this.log.error({ err: error }, 'photos cannot be read: sharp has no binary for this machine');
      throw new Unavailable(RETRY_SECONDS);
    }
  }
}
