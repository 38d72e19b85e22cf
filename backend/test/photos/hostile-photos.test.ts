import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { FieldErrors } from '../../src/common/errors/field-errors.js';
import { drawAnew } from '../../src/modules/photos/reading/draw-photo.js';
import { jpegScans } from '../../src/modules/photos/reading/jpeg-scans.js';
import { buildCustomer } from '../harness/rows/build-people.js';
import { interlacedPng, jpegOfScans, slowPicture } from './hostile-photos.js';
import { photoOf, sendPhoto, stallPhoto, stallUntilRefused } from '../harness/calls/photos.js';
import { send } from '../harness/calls/send.js';
import { until } from '../harness/looks/until.js';
import { startApp, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
let token: string;
beforeAll(async () => {
  app = await startApp();
  token = await app.tokenOf(await buildCustomer(app));
});
afterAll(() => app.close());

it.each([
  ['goes over its forty million pixels three thousand times', () => jpegOfScans(3_000), 'image/jpeg'],
  ['would be held as a whole, three hundred MB of it', interlacedPng, 'image/png'],
  ['no camera makes, and costs a second of passes', () => interlacedPng(2_000), 'image/png'],
])('a photo that %s is refused before it is decoded', async (_name, hostile, type) => {
  const bytes = hostile();
  const rss = process.memoryUsage.rss();
  const { status, text } = await sendPhoto(app, token, bytes, type);
  expect([status, JSON.parse(text).refusals]).toEqual([422, [{ code: 'photo_too_large', field: 'photo' }]]);
  expect(process.memoryUsage.rss() - rss).toBeLessThan(100 * 1024 * 1024);
});

it('a photo that takes the decoder too long is refused by what it is, not as too large', async () => {
  // No photo that may be sent takes as long on every machine as this, which may not.
  const drawings = { operation: ['VipsForeignLoadSvg'] };
  sharp.unblock(drawings);
  const refused = await drawAnew(sharp, slowPicture(), 1).catch((error: unknown) => error);
  sharp.block(drawings);
  expect(refused).toBeInstanceOf(FieldErrors);
  expect(refused).toMatchObject({ refusals: [{ code: 'photo_too_slow', field: 'photo' }] });
});

it('who sends one photo waits for one of whoever sends many', async () => {
  const [many, one] = [token, await app.tokenOf(await buildCustomer(app))];
  const [large, small] = [jpegOfScans(9), await photoOf()];
  let answered = 0;
  const sent = [0, 1, 2].map(() =>
    sendPhoto(app, many, large).then(({ status }) => (answered += Number(status === 201))),
  );
  // Answered behind their first steps: all three wait for the decoder, or are in it.
  await send(app.url, { method: 'GET', path: '/api/v1/users/me', headers: { authorization: `Bearer ${many}` } });
  expect((await sendPhoto(app, one, small)).status).toBe(201);
  expect(answered).toBeLessThanOrEqual(1);
  await Promise.all(sent);
  expect(answered).toBe(3);
});

it('scans are counted as a decoder meets them, and not in what is beside or behind the picture', async () => {
  const scansOf = (bytes: Buffer) => jpegScans(bytes, 100);
  const baseline = await photoOf();
  const progressive = await sharp(baseline).jpeg({ progressive: true, mozjpeg: true }).toBuffer();
  expect(scansOf(baseline)).toBe(1);
  expect(scansOf(progressive)).toBeGreaterThan(2);
  expect(scansOf(progressive)).toBeLessThan(20);
  expect(scansOf(jpegOfScans(30))).toBe(31);
  expect(scansOf(jpegOfScans(3_000))).toBe(100);
  const markers = Buffer.alloc(1_000, Buffer.from([0xff, 0xda]));
  const thumbnail = Buffer.concat([Buffer.from([0xff, 0xe1, 0x03, 0xea]), markers]);
  const behind = Buffer.concat([baseline.subarray(0, 2), thumbnail, baseline.subarray(2), markers]);
  expect(scansOf(behind)).toBe(1);
  expect((await sendPhoto(app, token, behind)).status).toBe(201);
  expect(scansOf(Buffer.from([0xff, 0xd8, 0xff]))).toBe(0);
  expect(scansOf(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0]))).toBe(0);
  expect(scansOf(await sharp(baseline).png().toBuffer())).toBe(0);
});

it('one account takes three places at most, nobody else waits for it, and a line that is cut gives its place back', async () => {
  const lines = await stallUntilRefused(app, Array<string>(4).fill(token));
  const photo = await photoOf();
  const other = await app.tokenOf(await buildCustomer(app));
  expect((await sendPhoto(app, other, photo)).status).toBe(201);
  const { status, headers } = await sendPhoto(app, token, photo);
  expect([status, headers['retry-after']]).toEqual([503, '5']);
  for (const line of lines) line.destroy();
  await until(async () => (await sendPhoto(app, token, photo)).status === 201);
});

it('a few accounts do not take all places', async () => {
  const few = await Promise.all(Array.from({ length: 6 }, async () => app.tokenOf(await buildCustomer(app))));
  const lines = await stallUntilRefused(
    app,
    few.flatMap((each) => [each, each, each]),
  );
  const other = await app.tokenOf(await buildCustomer(app));
  expect((await sendPhoto(app, other, await photoOf())).status).toBe(201);
  for (const line of lines) line.destroy();
});

it('photos that stop coming are answered, and give their places back before their lines are cut', async () => {
  const others = await Promise.all(Array.from({ length: 5 }, async () => app.tokenOf(await buildCustomer(app))));
  const lines = [...others.flatMap((other) => [other, other, other]), token].map((each) => stallPhoto(app, each));
  const answers = await Promise.all(lines.map((line) => once(line, 'data')));
  for (const [answer] of answers) expect(String(answer)).toMatch(/^HTTP\/1\.1 503 /);
  expect((await sendPhoto(app, token, await photoOf())).status).toBe(201);
  for (const line of lines) line.destroy();
}, 60_000);
