import { HttpError, fetchUtils } from 'ra-core';
import { hearServerTime } from './clock';
import { session } from './session';
import { problemOf } from './problem';

export const API_URL = '/api/v1';

export interface Answer<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  readonly json: Body;
}

/**
 * `fetchJson` with the bearer token. Refusals are rejected as `HttpError`: `message` is the server's `detail`, `body` the
 * problem (contract "Conventions"). A call that never reached the server has status 0.
 */
export async function httpClient<Body = unknown>(url: string, options: fetchUtils.Options = {}): Promise<Answer<Body>> {
  const headers = new Headers(options.headers);
  headers.set('Accept', 'application/json');
  headers.set('Accept-Language', 'ja');
  const token = session.token();
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  try {
    const answer: Answer<Body> = await fetchUtils.fetchJson(url, { ...options, headers });
    hearServerTime(answer.headers.get('date'));
    return answer;
  } catch (error) {
    if (isAbort(error)) throw error;
    const problem = problemOf(error);
    throw new HttpError(problem.detail, problem.status, problem);
  }
}

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** The body of an answer of the API. */
export async function call<Body>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<Body> {
  const options = body === undefined ? { method } : { method, body: JSON.stringify(body) };
  return (await httpClient<Body>(`${API_URL}${path}`, options)).json;
}
