import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFileSync } from 'node:fs';
import encodeQR from 'qr';
import { BROWSER } from './devices.js';

const WIDTH = 640;
const HEIGHT = 480;
const MODULE = 8;
const [DARK, LIGHT, TABLE] = [20, 235, 150];

/** What the camera of this worker's browser shows: read anew each time that it is opened. */
const FILE = join(tmpdir(), `laundry-camera-${process.pid}.y4m`);

/** A browser whose camera shows what `hold` puts before it, and which lets the console use it. */
export const WITH_CAMERA = {
  ...BROWSER,
  args: [
    ...BROWSER.args,
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${FILE}`,
  ],
};

/** Holds a label before the camera, on a table. */
export function hold(code: string): void {
  const rows = encodeQR(code, 'raw', { ecc: 'quartile', border: 2 });
  const side = rows.length * MODULE;
  const [left, top] = [(WIDTH - side) >> 1, (HEIGHT - side) >> 1];
  const light = Buffer.alloc(WIDTH * HEIGHT, TABLE);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const isDark = rows[Math.floor(y / MODULE)]?.[Math.floor(x / MODULE)] === true;
      light[(top + y) * WIDTH + left + x] = isDark ? DARK : LIGHT;
    }
  const grey = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, grey]);
  writeFileSync(FILE, Buffer.concat([head, frame, frame]));
}
