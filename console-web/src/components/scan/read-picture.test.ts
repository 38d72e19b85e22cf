import { labelCode } from '@laundry/shared/rules/labels/bag-label';
import encodeQR from 'qr';
import { expect, it } from 'vitest';
import { readPicture } from './read-picture';

/** A picture as a camera takes it: a code on grey, not at its edge, in some size and light. */
function pictureOf(code: string, { module, dark, light }: { module: number; dark: number; light: number }) {
  const rows = encodeQR(code, 'raw', { ecc: 'quartile', border: 2 });
  const margin = 40;
  const side = rows.length * module + 2 * margin;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  const isDark = (x: number, y: number) => rows[Math.floor((y - margin) / module)]?.[Math.floor((x - margin) / module)];
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      data.fill(isDark(x, y) === true ? dark : light, (y * side + x) * 4, (y * side + x) * 4 + 3);
  return { width: side, height: side, data };
}

it.each([
  ['near', { module: 12, dark: 0, light: 255 }],
  ['far', { module: 4, dark: 0, light: 255 }],
  ['in the dark of a car', { module: 6, dark: 20, light: 90 }],
])('reads a label that is %s', (_, look) => {
  const code = labelCode({ requestId: 2_147_483_647, bag: 100 });
  expect(readPicture(pictureOf(code, look))).toBe(code);
});

it('finds nothing where there is nothing', () =>
  expect(readPicture({ width: 64, height: 64, data: new Uint8ClampedArray(64 * 64 * 4).fill(200) })).toBeNull());
