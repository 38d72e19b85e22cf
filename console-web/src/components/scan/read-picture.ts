import decodeQR, { type Image } from 'qr/decode.js';

/** The QR code in a picture; null: there is none, or it cannot be read. */
export function readPicture(picture: Image): string | null {
  try {
    return decodeQR(picture);
  } catch {
    return null;
  }
}
