import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PHOTO_LIMITS } from '@laundry/shared/constants/photo-limits';
import sharp from 'sharp';
import { Photo } from '../../src/modules/photos/photo.entity.js';
import type { User } from '../../src/modules/users/user.entity.js';
import { runJob } from '../harness/calls/sandbox.js';
import { buildAdmin, buildCustomer } from '../harness/rows/build-people.js';
import { fileOfPhoto, keptPhoto, photoFiles, photoOf, sendPhoto } from '../harness/calls/photos.js';
import { asJson, send } from '../harness/calls/send.js';
import { NOW, startApp, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
let user: User;
let token: string;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  user = await buildCustomer(app);
  token = await app.tokenOf(user);
});

const get = (path: string, bearer: string | null) =>
  send(app.url, { method: 'GET', path: `/api/v1${path}`, headers: asJson(bearer) });
const refusalOf = (text: string): unknown => JSON.parse(text).refusals;
const clean = () => runJob(app, 'clean-photos');

describe('a photo', () => {
  it('is stored as a picture of ours: turned, small, and nothing in it but the picture', async () => {
    const sent = await photoOf(4_000, 3_000);
    expect(sent.includes('CanaryPhone')).toBe(true);
    const { status, text } = await sendPhoto(app, token, sent);
    expect([status, JSON.parse(text)]).toEqual([
      201,
      { name: expect.stringMatching(/^[0-9a-f]{32}$/), width: 1_200, height: 1_600 },
    ]);
    const { name } = JSON.parse(text);
    const shown = await get(`/users/me/photos/${name}`, token);
    expect(shown.status).toBe(200);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'inline',
      'content-length': String(shown.bytes.length),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const { format, exif, icc, xmp, iptc, orientation } = await sharp(shown.bytes).metadata();
    expect({ format, exif, icc, xmp, iptc, orientation }).toEqual({ format: 'jpeg' });
    expect(shown.bytes.includes('CanaryPhone')).toBe(false);
    expect(readFileSync(fileOfPhoto(app, name))).toEqual(shown.bytes);
    expect(statSync(fileOfPhoto(app, name)).mode & 0o777).toBe(0o600);
  });

  it.each(['png', 'webp'] as const)(
    'may be %s, whatever it is called, and is on white where it is transparent',
    async (format) => {
      const drawn = sharp({
        create: { width: 10, height: 10, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
      });
      const { status, text } = await sendPhoto(app, token, await drawn.toFormat(format).toBuffer(), 'image/heic');
      expect(status).toBe(201);
      const { bytes } = await get(`/users/me/photos/${JSON.parse(text).name}`, token);
      const { dominant } = await sharp(bytes).stats();
      expect(dominant).toEqual({ r: 248, g: 248, b: 248 });
    },
  );

  it('loses what is hidden behind it', async () => {
    const page = '<html><script>alert(1)</script></html>';
    const { text } = await sendPhoto(app, token, Buffer.concat([await photoOf(), Buffer.from(page)]));
    const { bytes } = await get(`/users/me/photos/${JSON.parse(text).name}`, token);
    expect(bytes.includes('script')).toBe(false);
  });

  it.each([
    ['a page', () => Buffer.from('<html><body>x</body></html>')],
    ['a drawing that scripts', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['a cut photo', async () => (await photoOf(2_000, 1_500)).subarray(0, 3_000)],
    ['a page that begins as a photo', () => Buffer.from('\xff\xd8\xff\xe0<script>alert(1)</script>', 'latin1')],
    ['a GIF', () => Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    [
      'a TIFF',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
          .tiff()
          .toBuffer(),
    ],
    ['nothing', () => Buffer.alloc(0)],
  ])('cannot be %s', async (_name, bytes) => {
    const { status, text } = await sendPhoto(app, token, await bytes());
    expect([status, refusalOf(text)]).toEqual([422, [{ code: 'photo_unreadable', field: 'photo' }]]);
    expect(await app.database.manager.countBy(Photo, { user_id: user.id })).toBe(0);
  });

  it.each([
    ['says that it has 100,000 × 100,000 pixels', 100_000],
    ['has 49 million pixels of nothing', 7_000],
  ])('that %s is refused before it is unfolded', async (_name, side) => {
    const before = process.memoryUsage.rss();
    const { status, text } = await sendPhoto(app, token, bomb(side), 'image/png');
    expect([status, refusalOf(text)]).toEqual([422, [{ code: 'photo_too_large', field: 'photo' }]]);
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024);
  });

  it('of more than 8 MB is refused as it comes', async () => {
    const { status, text } = await sendPhoto(app, token, Buffer.alloc(PHOTO_LIMITS.bytes + 1));
    expect([status, JSON.parse(text).title]).toEqual([413, 'Payload Too Large']);
  });

  it('is not read before it is known who sends it', async () => {
    const { port } = new URL(app.url);
    const line = connect(Number(port), '127.0.0.1');
    line.write(
      'POST /api/v1/users/me/photos HTTP/1.1\r\nHost: x\r\nContent-Type: image/jpeg\r\nContent-Length: 8000000\r\n\r\n',
    );
    const [answer] = await once(line, 'data');
    line.destroy();
    expect(String(answer)).toMatch(/^HTTP\/1\.1 401 /);
  });

  it('comes as its bytes only, and to its own address only', async () => {
    const json = { method: 'POST', path: '/api/v1/users/me/photos', headers: asJson(token), body: '{}' };
    expect((await send(app.url, json)).status).toBe(415);
    const headers = { ...asJson(token), 'content-type': 'image/jpeg' };
    const elsewhere = { method: 'POST', path: '/api/v1/users/me', headers, body: await photoOf() };
    expect((await send(app.url, elsewhere)).status).toBe(415);
  });
});

describe('whose a photo is', () => {
  it('it is shown to, and to nobody else', async () => {
    const name = await keptPhoto(app, user);
    const others = [await app.tokenOf(await buildCustomer(app)), await app.tokenOf(await buildAdmin(app)), null];
    const seen = await Promise.all(others.map((other) => get(`/users/me/photos/${name}`, other)));
    expect(seen.map(({ status }) => status)).toEqual([404, 403, 401]);
  });

  it.each(['..%2F..%2Flaundry.sqlite', '%2e%2e', `${'0'.repeat(31)}g`, '0'.repeat(32), 'x'])(
    'no other file is: %s',
    async (name) => {
      expect((await get(`/users/me/photos/${name}`, token)).status).toBe(404);
    },
  );

  it('a file that is not there is not found', async () => {
    const name = await keptPhoto(app, user);
    rmSync(fileOfPhoto(app, name));
    expect((await get(`/users/me/photos/${name}`, token)).status).toBe(404);
    await app.database.manager.delete(Photo, { name });
  });

  it('they send thirty an hour', async () => {
    const limited = await app.stop().then((start) => start({ RATE_LIMIT: 'on' }));
    app = limited;
    const photo = await photoOf();
    const statuses: number[] = [];
    for (let sent = 0; sent <= PHOTO_LIMITS.perHour; sent += 1)
      statuses.push((await sendPhoto(app, token, photo)).status);
    expect(statuses).toEqual([...Array<number>(PHOTO_LIMITS.perHour).fill(201), 429]);
    app = await app.stop().then((start) => start({ RATE_LIMIT: 'off' }));
  });
});

describe('the nightly job', () => {
  it('deletes what nothing was written with after a day, file and row', async () => {
    app.clock.set(NOW);
    const name = await keptPhoto(app, user);
    app.clock.set('2026-11-26 08:59:00');
    await clean();
    expect(existsSync(fileOfPhoto(app, name))).toBe(true);
    app.clock.set('2026-11-26 09:01:00');
    await clean();
    expect(existsSync(fileOfPhoto(app, name))).toBe(false);
    expect(await app.database.manager.countBy(Photo, { name })).toBe(0);
    app.clock.set(NOW);
  });

  it('deletes files without a row once no call can be at work on them, and leaves what is not ours', async () => {
    const [kept, fresh, old, cut] = [await keptPhoto(app, user), 'a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)];
    const files = [
      fileOfPhoto(app, fresh),
      fileOfPhoto(app, old),
      `${fileOfPhoto(app, cut)}.part`,
      join(app.dataDir, 'photos', 'note.txt'),
    ];
    for (const name of [fresh, old, cut]) mkdirSync(join(app.dataDir, 'photos', name.slice(0, 2)), { recursive: true });
    for (const file of files) writeFileSync(file, 'x');
    const long = new Date(performance.timeOrigin + performance.now() - 2 * 60 * 60 * 1000);
    for (const file of [...files.slice(1), fileOfPhoto(app, kept)]) utimesSync(file, long, long);
    await clean();
    expect(files.map((file) => existsSync(file))).toEqual([true, false, false, true]);
    expect(photoFiles(app)).toContain(`${kept}.jpg`);
  });
});

describe('a disk', () => {
  it('that takes nothing is told as such, and leaves no row', async () => {
    const folder = join(app.dataDir, 'full');
    mkdirSync(folder);
    writeFileSync(join(folder, 'photos'), 'a file where the folder would be');
    app = await app.stop().then((start) => start({ FILES_URL: `file://${folder}` }));
    const { status, headers } = await sendPhoto(app, token, await photoOf());
    expect([status, headers['retry-after']]).toEqual([503, '60']);
    expect(await app.database.manager.countBy(Photo, { user_id: user.id })).toBe(0);
  });
});

/** A PNG of one colour, as small as it can be said: a few hundred KB at most, whatever it unfolds to. */
function bomb(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.min(side, 8_000) * (1 + Math.ceil(Math.min(side, 8_000) / 8))));
  const chunk = (name: string, data: Buffer): Buffer => {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    return Buffer.concat([size, Buffer.from(name), data, Buffer.alloc(4)]);
  };
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
