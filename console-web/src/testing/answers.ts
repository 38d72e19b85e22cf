import type { paths } from '@laundry/backend/api';
import { type DefaultBodyType, HttpResponse, type HttpHandler, type PathParams, http } from 'msw';
import { API } from './api';

type Method = 'get' | 'post' | 'put' | 'delete';
type Described = { readonly responses: unknown };
/** The addresses that the server describes for a method, without `/api/v1`. */
type Path<M extends Method> = {
  [P in keyof paths]: paths[P][M] extends Described ? (P extends `/api/v1${infer Rest}` ? Rest : never) : never;
}[keyof paths];
type Call<M extends Method, P extends Path<M>> = `/api/v1${P}` extends keyof paths ? paths[`/api/v1${P}`][M] : never;
type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;
type Answered<C> = C extends { responses: infer R } ? Json<R[keyof R & (200 | 201 | 204)]> : never;
type Sent<C> = C extends { requestBody: infer B } ? Json<B> : undefined;

/** A call as a test sees it. */
export interface Asked<Body> {
  readonly id: number;
  /** Of a path that names its row by a word. */
  readonly name: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: Body;
}
type Resolve<C> = (asked: Asked<Sent<C>>) => Answered<C> | Response;

/** A prepared answer of the API. Route, body and answer are those of the server's description: what it drops does not compile. */
export function on<M extends Method, P extends Path<M>>(method: M, path: P, resolve: Resolve<Call<M, P>>): HttpHandler {
  const pattern = `${API}${path.replace(/\{(\w+)\}/g, ':$1')}`;
  return http[method]<PathParams, DefaultBodyType>(pattern, async ({ request, params }) => {
    const text = await request.text();
    const answer = resolve({
      id: Number(params['id']),
      name: String(params['name']),
      query: new URL(request.url).searchParams,
      headers: request.headers,
      body: (text === '' ? undefined : JSON.parse(text)) as Sent<Call<M, P>>,
    });
    if (answer instanceof Response) return answer;
    if (answer === undefined) return new HttpResponse(null, { status: 204 });
    const range = Array.isArray(answer) ? `rows 0-${answer.length - 1}/${answer.length}` : '';
    return HttpResponse.json(answer as DefaultBodyType, { headers: { 'Content-Range': range } });
  });
}
