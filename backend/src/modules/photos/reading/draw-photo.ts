import type Sharp from 'sharp';
import type { Metadata } from 'sharp';
import { PHOTO_LIMITS } from '@laundry/shared/constants/photo-limits';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { jpegScans } from './jpeg-scans.js';

export interface ReadPhoto {
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
}

const QUALITY = 80;
const SECONDS = 5;
/** Cameras and programs make one scan of a picture, or about ten that make it clearer and clearer. */
const SCANS = 50;
/** What is not sent line by line is held as a whole, before it is made smaller. Of a PNG that also costs seconds, and no camera makes one. */
const WHOLE_BYTES = 160 * 1024 * 1024;
const WHOLE_PNG_BYTES = 24 * 1024 * 1024;

/** Decoded and encoded anew. Throws {@link FieldErrors} for what is no photo, or takes the decoder too long. */
export async function drawAnew(sharp: typeof Sharp, bytes: Buffer, seconds = SECONDS): Promise<ReadPhoto> {
  const { edge, pixels } = PHOTO_LIMITS;
  if (jpegScans(bytes, SCANS) === SCANS) throw refused('photo_too_large');
  const options = { limitInputPixels: pixels, sequentialRead: true, pages: 1, failOn: 'error' } as const;
  try {
    const metadata = await sharp(bytes, options).metadata();
    const most = metadata.format === 'png' ? WHOLE_PNG_BYTES : WHOLE_BYTES;
    if (wholeBytes(metadata) > most) throw new Error('pixel limit');
    const { data, info } = await sharp(bytes, options)
      .timeout({ seconds })
      .autoOrient()
      .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { jpeg: data, width: info.width, height: info.height };
  } catch (error) {
    throw refused(codeOf(error));
  }
}

type PhotoRefusal = 'photo_too_large' | 'photo_too_slow' | 'photo_unreadable';

const refused = (code: PhotoRefusal): FieldErrors => FieldErrors.on('photo', code);

/** Of what the decoder says in words only. */
function codeOf(error: unknown): PhotoRefusal {
  const said = error instanceof Error ? error.message : '';
  if (/pixel limit/i.test(said)) return 'photo_too_large';
  return /timeout/i.test(said) ? 'photo_too_slow' : 'photo_unreadable';
}

/** What a picture takes that comes clearer and clearer: a JPEG keeps two bytes of each number. */
function wholeBytes({ isProgressive, width, height, channels, depth, format }: Metadata): number {
  const bytes = depth === 'ushort' || format === 'jpeg' ? 2 : 1;
  return isProgressive ? width * height * channels * bytes : 0;
}
