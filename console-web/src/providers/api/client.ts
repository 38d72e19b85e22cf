import { CALL_LIMIT_MS } from '@laundry/shared/rules/calls/unanswered';
import { HttpError } from 'ra-core';
import createClient from 'openapi-fetch';
import type { paths } from '@laundry/backend/api';
import { setServerTime } from '@laundry/web-kit/clock';
import { problemOf } from './problem';
import { sendOnce } from './send-once';
import { sendConfirmed } from '../session/confirm-identity';
import { neverSent } from '../session/replaced-session';
import { session } from '../session/session';

export const API_URL = '/api/v1';

/** ms for a file: it is written while it is read. */
const FILE_LIMIT_MS = 300_000;

/** `fetch` with the token of the page's own session, or none; every answer also sets the console's clock. What takes longer than `limit` ms is lost. */
async function apiFetch(request: Request, limit = CALL_LIMIT_MS): Promise<Response> {
  if (session.isReplaced()) return neverSent();
  const token = session.token();
  if (token !== null) request.headers.set('Authorization', `Bearer ${token}`);
  request.headers.set('Accept', 'application/json');
  request.headers.set('Accept-Language', 'ja');
  const timed = (sent: Request) => fetch(sent, { signal: AbortSignal.timeout(limit) });
  const response = await sendOnce(request, (each) => sendConfirmed(each, timed));
  setServerTime(response.headers.get('date'));
  return response;
}

/** The calls of the server by its own description: a route or field that is renamed there does not compile here. */
export const client = createClient<paths>({ baseUrl: window.location.origin, fetch: (request) => apiFetch(request) });

/** The options of a call that answers a file. */
export const AS_FILE = { parseAs: 'blob', fetch: (request: Request) => apiFetch(request, FILE_LIMIT_MS) } as const;

interface Outcome<Body> {
  readonly data?: Body;
  readonly error?: unknown;
  readonly response: Response;
}

/** The body of a typed call. Refusals are rejected as react-admin's `HttpError` with the problem as its `body`. */
export async function answer<Body>(call: Promise<Outcome<Body>>): Promise<Body> {
  const { data, error, response } = await call.catch(rethrowUnreached);
  if (!response.ok) throw refused(response.status, error);
  return data as Body;
}

/** A file that the server makes, with the name it gives; null when there is nothing to put into it. */
export interface Download {
  readonly blob: Blob;
  readonly name: string;
}

export async function fileAnswer(call: Promise<Outcome<Blob>>): Promise<Download | null> {
  const { data, error, response } = await call.catch(rethrowUnreached);
  if (!response.ok) throw refused(response.status, error);
  if (response.status === 204 || data === undefined) return null;
  const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { blob: data, name: decodeURIComponent(name ?? 'export') };
}

/** The same for ra-data-simple-rest, which builds its addresses itself. */
export async function httpClient(url: string, options: RequestInit = {}) {
  const request = new Request(new URL(url, window.location.origin), options);
  const response = await apiFetch(request).catch(rethrowUnreached);
  const body = await response.text();
  const json = parsed(body);
  if (!response.ok) throw refused(response.status, json);
  return { status: response.status, headers: response.headers, body, json };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function refused(status: number, body: unknown): HttpError {
  const problem = problemOf(new HttpError('', status, body));
  return new HttpError(problem.detail, status, problem);
}

/** A call that never reached the server has status 0; one that was called off stays what it is. */
function rethrowUnreached(error: unknown): never {
  if (error instanceof DOMException && error.name === 'AbortError') throw error;
  throw refused(0, null);
}
