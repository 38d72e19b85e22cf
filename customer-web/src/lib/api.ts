import { CALL_LIMIT_MS } from '@laundry/shared/rules/calls/unanswered';
import { onlineManager } from '@tanstack/react-query';
import createClient, { type Middleware } from 'openapi-fetch';
import { currentLang } from '../i18n/language';
import { ApiError, OFFLINE, apiErrorOf, isSessionOver } from './api-error';
import type { paths } from './api-types';
import { setServerTime } from '@laundry/web-kit/clock';
import { currentVisit, dropToken, readToken } from './session/session-token';

/** The typed client of the server's calls; screens reach it through the `api.ts` of their feature. */
export const client = createClient<paths>({
  baseUrl: window.location.origin,
  fetch: (request) => send(request),
});

/** What takes longer is lost, and must not arrive when the line is back. */
let send = (request: Request): Promise<Response> =>
  globalThis.fetch(request, { signal: AbortSignal.timeout(CALL_LIMIT_MS) });

/** Another way to send, for screens that change and delete. */
export function sendBy(sender: typeof send): void {
  send = sender;
}

const session: Middleware = {
  onRequest({ request }) {
    const token = readToken();
    if (token !== null) request.headers.set('Authorization', `Bearer ${token}`);
    request.headers.set('Accept-Language', currentLang());
    return request;
  },
  async onResponse({ request, response }) {
    setServerTime(response.headers.get('Date'));
    if (await endsSession(response)) {
      // A late answer to an older session must not end the one that began since.
      if (request.headers.get('Authorization') === `Bearer ${readToken()}`) dropToken('refused');
    }
    return undefined;
  },
};
client.use(session);

interface Outcome<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/**
 * The body of a call that has just begun and succeeds; throws `ApiError` for all else, a lost connection included (status 0).
 * Never settles where the visitor who asked has signed out meanwhile, or another tab has: nothing of the answer is the next one's.
 */
export async function answer<T>(call: Promise<Outcome<T>>): Promise<T> {
  const hadLine = onlineManager.isOnline();
  const visit = currentVisit();
  const outcome = await call.catch(() => null);
  if (visit !== currentVisit()) return new Promise(() => undefined);
  if (outcome === null) throw new ApiError({ status: 0, ...(!hadLine && { reason: OFFLINE }) });
  if (!outcome.response.ok) throw apiErrorOf(outcome.response.status, outcome.error);
  return outcome.data as T;
}

/** 401, and a withdrawn account whatever it asked for. */
async function endsSession(response: Response): Promise<boolean> {
  if (response.status !== 401 && response.status !== 403) return false;
  const problem: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return isSessionOver(apiErrorOf(response.status, problem));
}
