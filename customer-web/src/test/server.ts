import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

export const api = (path: string): string => `${window.location.origin}/api/v1${path}`;

/** problem+json as the server answers it. */
export const problem = (status: number, body: Record<string, unknown> = {}) =>
  HttpResponse.json({ type: 'about:blank', title: '', status, ...body }, { status });

/** The same of what a form can mend: the code of a message for each field, in the order of the server's rules. */
export const refused = (status: number, codes: Readonly<Record<string, string>>, body: object = {}) =>
  problem(status, { ...body, refusals: Object.entries(codes).map(([field, code]) => ({ code, field })) });

/** What every screen asks for: no maintenance, and a server that takes note. */
export const server = setupServer(
  http.get(api('/maintenance'), () =>
    HttpResponse.json({ maint_flg: 0, start_dt: null, end_dt: null, type: null, content: null }),
  ),
  http.get(api('/masters'), () => HttpResponse.json({ other: { support_url: null } })),
  http.get(api('/onetimePayments'), () => HttpResponse.json([])),
  http.post(api('/acquisition'), () => new HttpResponse(null, { status: 204 })),
  http.post(api('/users/me/language'), () => new HttpResponse(null, { status: 204 })),
);
