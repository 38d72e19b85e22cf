const MARKER = 0xff;
const SCAN = 0xda;
const END = 0xd9;
/** Markers that nothing belongs to: a stuffed byte, TEM, restarts and the beginning. */
const isBare = (code: number): boolean => code === 0x00 || code === 0x01 || (code >= 0xd0 && code <= 0xd8);

/**
 * How often a JPEG goes over its picture, as far as `most`; 0 of what is none. Each scan costs the time of all its pixels, and sixty bytes
 * may say one: a few hundred KB keep a decoder busy for minutes, and it looks at no clock meanwhile. A broken file may hide scans from
 * this count by markers that decoders step over with a warning; `failOn: 'error'` ends reading it at the second.
 */
export function jpegScans(bytes: Buffer, most: number): number {
  if (bytes[0] !== MARKER || bytes[1] !== 0xd8) return 0;
  let scans = 0;
  for (let at = bytes.indexOf(MARKER, 2); at !== -1 && scans < most; at = bytes.indexOf(MARKER, at)) {
    const code = bytes[at + 1];
    if (code === undefined || code === END) break;
    if (code === SCAN) scans += 1;
    if (code === MARKER) at += 1;
    else at += isBare(code) || at + 4 > bytes.length ? 2 : 2 + bytes.readUInt16BE(at + 2);
  }
  return scans;
}
