import { Inject, Injectable } from '@nestjs/common';
import type Sharp from 'sharp';
import type { Metadata } from 'sharp';
import { PHOTO_LIMITS } from '@laundry/shared/constants/photo-limits';
import { ConcurrencyLimit } from '../../common/concurrency-limit.js';
import { FieldErrors } from '../../common/errors/field-errors.js';
import { Unavailable } from '../../common/errors/unavailable.js';
import { endWithTime } from '../../common/http/deadline.js';
import { LOG, type Log } from '../../common/http/log/log.js';
import { jpegScans } from './jpeg-scans.js';

export interface ReadPhoto {
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Whatever a file is called, it is what its bytes say, and nothing else is even tried. */
const LOADERS = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'];
const QUALITY = 80;
const SECONDS = 5;
/** Cameras and programs make one scan of a picture, or about ten that make it clearer and clearer. */
const SCANS = 50;
/** What is not sent line by line is held as a whole, before it is made smaller. */
const WHOLE_BYTES = 160 * 1024 * 1024;
const RETRY_SECONDS = 60;

/**
 * Makes of what somebody sent a photo of ours: decoded and encoded anew, turned as it was held, at most 1,600 px wide or high, and nothing
 * in it but the picture: no place, no date, no device, no second file behind it (docs/decisions/093).
 */
@Injectable()
export class PhotoReader {
  /** One at a time: a photo of forty million pixels takes a second of a core, and up to 160 MB. */
  private readonly limit = new ConcurrencyLimit(1);
  private loaded: Promise<typeof Sharp> | undefined;

  constructor(@Inject(LOG) private readonly log: Log) {}

  /** Throws {@link FieldErrors} for what is no photo, and {@link Unavailable} where this machine cannot read any. */
  async read(bytes: Buffer): Promise<ReadPhoto> {
    const sharp = await this.library();
    await this.limit.acquire();
    try {
      endWithTime();
      return await reencoded(sharp, bytes);
    } finally {
      this.limit.release();
    }
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

async function reencoded(sharp: typeof Sharp, bytes: Buffer): Promise<ReadPhoto> {
  const { edge, pixels } = PHOTO_LIMITS;
  if (jpegScans(bytes, SCANS) === SCANS) throw refused('photo_too_large');
  const options = { limitInputPixels: pixels, sequentialRead: true, pages: 1, failOn: 'error' } as const;
  try {
    if (wholeBytes(await sharp(bytes, options).metadata()) > WHOLE_BYTES) throw new Error('pixel limit');
    const { data, info } = await sharp(bytes, options)
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { jpeg: data, width: info.width, height: info.height };
  } catch (error) {
    const isTooLarge = error instanceof Error && /pixel limit|timeout/i.test(error.message);
    throw refused(isTooLarge ? 'photo_too_large' : 'photo_unreadable');
  }
}

const refused = (code: 'photo_too_large' | 'photo_unreadable'): FieldErrors => FieldErrors.on('photo', code);

/** What a picture takes that comes clearer and clearer: a JPEG keeps two bytes of each number. */
function wholeBytes({ isProgressive, width, height, channels, depth, format }: Metadata): number {
  const bytes = depth === 'ushort' || format === 'jpeg' ? 2 : 1;
  return isProgressive ? width * height * channels * bytes : 0;
}
