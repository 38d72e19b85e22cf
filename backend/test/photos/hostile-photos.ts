import { crc32, deflateSync } from 'node:zlib';

const SIDE = 6_300;

/** A JPEG of nearly forty million grey pixels that goes over its picture very often: sixty bytes for each time. */
export function jpegOfScans(scans: number): Buffer {
  const blocks = Math.ceil(SIDE / 8) ** 2;
  const part = (code: number, ...bytes: readonly number[]): Buffer =>
    Buffer.from([0xff, code, (bytes.length + 2) >> 8, (bytes.length + 2) & 0xff, ...bytes]);
  const side = [SIDE >> 8, SIDE & 0xff];
  const codes = (table: number, symbol: number): Buffer => part(0xc4, table, 1, ...Array<number>(15).fill(0), symbol);
  const scan = (first: number, last: number, data: Buffer): Buffer =>
    Buffer.concat([part(0xda, 1, 1, 0, first, last, 0), data]);
  // "No more of the next 32,766 blocks", until there are no more blocks.
  const bits = `0${'1'.repeat(13)}0`.repeat(Math.ceil(blocks / 32_766));
  const nothing = Buffer.from(bits.match(/.{1,8}/g)?.map((byte) => parseInt(byte.padEnd(8, '0'), 2)) ?? []);
  const stuffed = Buffer.from([...nothing].flatMap((byte) => (byte === 0xff ? [byte, 0] : [byte])));
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    part(0xdb, 0, ...Array<number>(64).fill(16)),
    part(0xc2, 8, ...side, ...side, 1, 1, 0x11, 0),
    codes(0x00, 0),
    codes(0x10, 0xe0),
    scan(0, 0, Buffer.alloc(Math.ceil(blocks / 8))),
    ...Array<Buffer>(scans).fill(scan(1, 63, stuffed)),
    Buffer.from([0xff, 0xd9]),
  ]);
}

const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** A PNG that comes clearer and clearer, which is held as a whole. */
export const interlacedPng = (side = SIDE): Buffer => deepPng(PASSES, side);

/** A picture of noise that is reckoned as it is drawn: seconds of work on any machine, in a few hundred bytes. */
export const slowPicture = (): Buffer =>
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000"><filter id="noise">' +
      '<feTurbulence baseFrequency="0.5" numOctaves="9"/>'.repeat(3) +
      '</filter><rect width="1000" height="1000" filter="url(#noise)"/></svg>',
  );

/** A square of nothing, eight bytes a pixel: without a `side` nearly forty million of them, in three hundred KB. */
function deepPng(passes: readonly (readonly [x: number, y: number, dx: number, dy: number])[], side = SIDE): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([16, 6, 0, 0, passes.length > 1 ? 1 : 0], 8);
  const sizes = passes.map(([x, y, dx, dy]) => Math.ceil((side - y) / dy) * (1 + Math.ceil((side - x) / dx) * 8));
  const rows = deflateSync(Buffer.alloc(sizes.reduce((sum, size) => sum + size, 0)));
  const chunk = (name: string, data: Buffer): Buffer => {
    const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(Buffer.concat([Buffer.from(name), data])));
    return Buffer.concat([size, Buffer.from(name), data, check]);
  };
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}
