import type { paths } from '@laundry/backend/api';
import { REASON } from '@laundry/shared/constants/reasons';
import { createCalls } from '@laundry/web-kit/calls/client';
import { newUuid } from '@laundry/web-kit/calls/new-key';
import { sendOnce } from '@laundry/web-kit/calls/send-once';
import { shellTexts } from '../../i18n/shell';
import { sendConfirmed } from '../session/confirm-identity';
import { neverSent, session } from '../session/session';
import { textOfStatus } from './problem';

export const API_URL = '/api/v1';

/** ms for a file: it is written while it is read. */
const FILE_LIMIT_MS = 300_000;

const calls = createCalls<paths>({
  token: session.token,
  lang: () => 'ja',
  stay: () => (session.isReplaced() ? neverSent() : null),
  detailOf: textOfStatus,
});
export const { client, answer } = calls;

/**
 * In the very moment in which its page is closed: there is no time to wait for anything, nor for an answer. It says of itself
 * what the kit's calls do, where these lines would make the customers' first load heavier.
 */
export function leave(request: Request): Promise<Response> {
  const token = session.token();
  if (token !== null) request.headers.set('Authorization', `Bearer ${token}`);
  request.headers.set('Accept-Language', 'ja');
  request.headers.set('X-Request-Id', newUuid());
  return fetch(request);
}

/** It is stale: everybody looks again. Whether by the first try or by somebody else, nobody knows. */
const perhapsDone = (): Response =>
  Response.json({ reason: REASON.stale, detail: shellTexts.error.perhapsDone }, { status: 409 });
const once = sendOnce({ perhapsDone });
calls.sendBy((request, fetch) => once(request, (each) => sendConfirmed(each, fetch)));

/** The options of a call that answers a file. */
export const AS_FILE = { parseAs: 'blob', fetch: (request: Request) => calls.call(request, FILE_LIMIT_MS) } as const;

/** ms for a photo over a telephone's line, and its turn at the server. */
const UPLOAD_LIMIT_MS = 30_000;

/** The options of a call whose body is a photo, sent under a key. */
export const asPhoto = (photo: Blob, key: string) => ({
  // As it is described; what is sent is the photo.
  body: '',
  bodySerializer: () => photo,
  headers: { 'Content-Type': photo.type, 'Idempotency-Key': key },
  fetch: (request: Request) => calls.call(request, UPLOAD_LIMIT_MS),
});

/** The bytes of a stream of events, until the signal; throws `ApiError` for a refusal. */
export async function openStream(url: string, until: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const request = new Request(new URL(url, window.location.origin), { headers: { Accept: 'text/event-stream' } });
  const { response } = await calls.heard(calls.call(request, until).then((answered) => ({ response: answered })));
  if (response.body === null) throw new Error('a stream without a body');
  return response.body;
}

/** A file that the server makes, with the name it gives; null when there is nothing to put into it. */
export interface Download {
  readonly blob: Blob;
  readonly name: string;
}

export async function fileAnswer(
  asked: Promise<{ readonly data?: Blob; readonly response: Response }>,
): Promise<Download | null> {
  const { data, response } = await calls.heard(asked);
  if (response.status === 204 || data === undefined) return null;
  const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { blob: data, name: decodeURIComponent(name ?? 'export') };
}

/** The same for ra-data-simple-rest, which builds its addresses itself. */
export async function httpClient(url: string, options: RequestInit = {}) {
  const request = new Request(new URL(url, window.location.origin), options);
  const { response, body, json } = await calls.heard(read(calls.call(request)));
  return { status: response.status, headers: response.headers, body, json };
}

async function read(asked: Promise<Response>) {
  const response = await asked;
  const body = await response.text();
  const json = parsed(body);
  return { response, body, json, error: json };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
