import { http, HttpResponse, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import type { components } from '@laundry/backend/api';
import type { RequestDetail } from '../providers/api/api-types';
import { quietStream } from './live-stream';
import { QUIET_DAY } from './today-builder';
import { ASSIGN_CHOICES, CUSTOMER, PEOPLE, type Person } from './builders';

export const API = '*/api/v1';

/** An API that answers as the contract says; a call that no test prepared fails loudly. */
export const api = setupServer(
  // The top page is where everybody lands; a test that is about it prepares its own.
  http.get(`${API}/admin/today`, () => HttpResponse.json(QUIET_DAY)),
  http.get(`${API}/admin/actReports`, () => HttpResponse.json([])),
  http.get(`${API}/admin/actReports/closed`, () => HttpResponse.json([])),
  http.get(`${API}/admin/work`, () => HttpResponse.json([])),
  // Nobody else does anything; a test that is about others brings its own stream.
  http.get(`${API}/admin/live`, () => quietStream()),
  http.put(`${API}/admin/live/records/:resource/:id`, () => HttpResponse.json({ people: [] })),
  http.delete(`${API}/admin/live/records/:resource/:id`, () => new HttpResponse(null, { status: 204 })),
);

/** RFC 9457, as every refusal comes. */
export const problem = (status: number, body: object) =>
  HttpResponse.json(
    { title: 'refused', status, detail: '', ...body },
    { status, headers: { 'Content-Type': 'application/problem+json' } },
  );

/** The same of what a form can mend: the code of a message for each field, in the order of the server's rules. */
export const refused = (status: number, codes: Readonly<Record<string, string>>, body: object = {}) =>
  problem(status, { ...body, refusals: Object.entries(codes).map(([field, code]) => ({ code, field })) });

/** What every screen asks for, for somebody who is signed in. */
export const sessionHandlers = (person: Person | 'customer'): HttpHandler[] => {
  const user = person === 'customer' ? CUSTOMER : PEOPLE[person];
  return [
    http.post(`${API}/login`, () => HttpResponse.json({ access_token: 'token', user })),
    http.post(`${API}/logout`, () => new HttpResponse(null, { status: 204 })),
    http.get(`${API}/users/me`, () => HttpResponse.json(user)),
    http.get(`${API}/users/me/secondFactor`, () =>
      HttpResponse.json({
        confirmed_at: null,
        has_app: false,
        is_app_unreadable: false,
        passkeys: [],
        passkey_domain: null,
        recovery_codes_left: 0,
        due_at: null,
      }),
    ),
    http.get(`${API}/maintenance`, () =>
      HttpResponse.json({ maint_flg: 0, start_dt: null, end_dt: null, type: null, content: null }),
    ),
    http.get(`${API}/admin/users/myOfficeStaffs`, () => HttpResponse.json(Object.values(PEOPLE))),
    http.get(`${API}/admin/washRequest/assignChoices`, () => HttpResponse.json(ASSIGN_CHOICES)),
  ];
};

type RowAnswer = Readonly<components['schemas']['ConsoleRequestView']>;

export const listHandler = (rows: readonly RowAnswer[], asked: (url: URL) => void = () => undefined): HttpHandler =>
  http.get(`${API}/admin/washRequest`, ({ request }) => {
    asked(new URL(request.url));
    return HttpResponse.json(rows, { headers: { 'Content-Range': `washRequest 0-${rows.length}/${rows.length}` } });
  });

export const detailHandler = (read: () => RequestDetail): HttpHandler =>
  http.get(`${API}/admin/washRequest/:id`, () => HttpResponse.json(read()));
