import { CALL_LIMIT_MS } from '@laundry/shared/rules/calls/unanswered';
import createTypedClient from 'openapi-fetch';
import { setServerTime } from '../clock';
import { ApiError, OFFLINE, apiErrorOf, isSessionOver, refusalIn } from './api-error';
import { hasLine } from './line';
import { newUuid } from './new-key';

type Fetch = (request: Request) => Promise<Response>;

/** A way to send a call, around the browser's own. */
export type Send = (request: Request, fetch: Fetch) => Promise<Response>;

interface Caller {
  /** The bearer token of whose page it is; null for a guest. */
  readonly token: () => string | null;
  readonly lang: () => string;
  /** Another value for each visitor of a page: an answer is heard only by the one it was asked for. */
  readonly visit?: () => unknown;
  /** Never settles for a page that is being left. */
  readonly stay?: () => Promise<unknown> | null;
  /** The server knows no session of this token any more. */
  readonly onSessionOver?: (token: string) => void;
  /** What a status says where the server says nothing. */
  readonly detailOf?: (status: number) => string;
}

interface Outcome<Body> {
  readonly data?: Body;
  readonly error?: unknown;
  readonly response: Response;
}

/** The calls of one web, typed by the server's own description: a route or field that is renamed there does not compile here. */
export function createCalls<Paths extends object>(caller: Caller) {
  const { visit = () => null, stay = () => null, onSessionOver, detailOf = () => '' } = caller;
  let send: Send = (request, fetch) => fetch(request);

  /** What takes longer than so many ms is lost, and must not arrive when the line is back; a stream ends by its signal. */
  async function call(request: Request, limit: number | AbortSignal = CALL_LIMIT_MS): Promise<Response> {
    await stay();
    const token = caller.token();
    if (token !== null) request.headers.set('Authorization', `Bearer ${token}`);
    request.headers.set('Accept-Language', caller.lang());
    request.headers.set('X-Request-Id', newUuid());
    const signal = () => (typeof limit === 'number' ? AbortSignal.timeout(limit) : limit);
    const response = await send(request, (each) => fetch(each, { signal: signal() }));
    setServerTime(response.headers.get('Date'));
    if (token !== null && onSessionOver && (await endsSession(response))) onSessionOver(token);
    return response;
  }

  const refused = (status: number, body: unknown): ApiError => {
    const { problem } = apiErrorOf(status, body);
    return new ApiError({ ...problem, detail: problem.detail || detailOf(status) });
  };

  /** A call that has just begun and succeeds; throws `ApiError` for all else, a lost connection included (status 0). */
  async function heard<Answer extends { readonly response: Response; readonly error?: unknown }>(
    asked: Promise<Answer>,
  ): Promise<Answer> {
    const hadLine = hasLine();
    const visitor = visit();
    const answer = await asked.catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') throw error; // nobody waits for it any more
      return null;
    });
    // Somebody else signed in meanwhile: the answer is not theirs.
    if (visitor !== visit()) return new Promise(() => undefined);
    if (answer === null) throw refused(0, hadLine ? null : { reason: OFFLINE });
    if (!answer.response.ok) throw refused(answer.response.status, answer.error);
    return answer;
  }

  return {
    client: createTypedClient<Paths>({ baseUrl: window.location.origin, fetch: (request) => call(request) }),
    call,
    heard,
    /** The body of a call. */
    answer: async <Body>(asked: Promise<Outcome<Body>>): Promise<Body> => (await heard(asked)).data as Body,
    /** Another way to send, from now on. */
    sendBy: (sender: Send): void => {
      send = sender;
    },
  };
}

/** 401, and a withdrawn account whatever it asked for. */
const endsSession = async (response: Response): Promise<boolean> =>
  (response.status === 401 || response.status === 403) && isSessionOver(await refusalIn(response));
