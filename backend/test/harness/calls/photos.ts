import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import type { RunningApp } from '../servers/start-app.js';
import { send, type Answer } from './send.js';

/** A photo as a telephone takes it: it says where it was taken, when and with what, and that it is to be turned. */
export const photoOf = (width = 400, height = 300): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#2b6cb0' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'CanaryPhone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 39/1 31/1' },
    })
    .toBuffer();

/** Sends bytes as a photo by whoever has the token. */
export const sendPhoto = (app: RunningApp, token: string | null, body: Buffer, type = 'image/jpeg'): Promise<Answer> =>
  send(app.url, {
    method: 'POST',
    path: '/api/v1/users/me/photos',
    headers: { 'content-type': type, ...(token !== null && { authorization: `Bearer ${token}` }) },
    body,
  });

/** A photo of which the bytes do not come. */
export function stallPhoto(app: RunningApp, token: string): Socket {
  const line = connect(Number(new URL(app.url).port), '127.0.0.1');
  line.write(
    `POST /api/v1/users/me/photos HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: image/jpeg\r\nContent-Length: 8000000\r\n\r\nx`,
  );
  return line;
}

/** Photos of which the bytes do not come, one by each token; all places are taken, for one of them was refused its own. */
export async function stallUntilRefused(app: RunningApp, tokens: readonly string[]): Promise<Socket[]> {
  const lines = tokens.map((token) => stallPhoto(app, token));
  await Promise.race(lines.map((line) => once(line, 'data')));
  return lines;
}

/** Sends a photo of what was done at a request's door. */
export const sendProof = async (
  app: RunningApp,
  by: { readonly id: number; readonly role: number },
  id: number,
  { query, key, body }: { query: string; key?: string; body?: Buffer },
): Promise<Answer> =>
  send(app.url, {
    method: 'POST',
    path: `/api/v1/admin/washRequest/${id}/photos?${query}`,
    headers: {
      'content-type': 'image/jpeg',
      authorization: `Bearer ${await app.tokenOf(by)}`,
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: body ?? (await photoOf()),
  });

/** Keeps a photo of an account; answers its name. */
export async function keptPhoto(
  app: RunningApp,
  user: { readonly id: number; readonly role: number },
): Promise<string> {
  const { status, text } = await sendPhoto(app, await app.tokenOf(user), await photoOf());
  if (status !== 201) throw new Error(text);
  return String(JSON.parse(text).name);
}

/** The files in the store, by name. */
export function photoFiles({ dataDir }: RunningApp): string[] {
  return readdirSync(join(dataDir, 'photos'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}

/** Where the store has a photo. */
export const fileOfPhoto = ({ dataDir }: RunningApp, name: string): string =>
  join(dataDir, 'photos', name.slice(0, 2), `${name}.jpg`);
