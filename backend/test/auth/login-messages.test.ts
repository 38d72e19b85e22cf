import { jaSignIn } from '@laundry/shared/messages/ja-sign-in';
import { openApiDocument } from '../../src/openapi/openapi-document.js';
import { problemOf } from '../harness/calls/problem.js';
import { asJson, send } from '../harness/calls/send.js';
import { startApp, type RunningApp } from '../harness/servers/start-app.js';

/** The customer's login loads the texts of sign-in only: a code of any other part would be shown as it is. */
const said = (code: unknown): boolean => typeof code === 'string' && code in jaSignIn;

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** The codes of a body that is refused. */
async function codesOf(body: unknown): Promise<unknown[]> {
  const headers = asJson(null);
  const answer = await send(app.url, { method: 'POST', path: '/api/v1/login', headers, body: JSON.stringify(body) });
  const { refusals } = problemOf(answer);
  return Array.isArray(refusals) ? refusals.map(({ code }) => code) : [];
}

it('both languages have the words of every reason that the login declares', () => {
  const answers = Object.values(openApiDocument(app.app).paths['/api/v1/login']?.post?.responses ?? {});
  const reasons = answers.flatMap((answer) => /\(([a-z_, ]+)\)/.exec(JSON.stringify(answer))?.[1]?.split(', ') ?? []);
  expect(reasons).toContain('status_withdrawn');
  expect(reasons.filter((reason) => !said(reason))).toEqual([]);
});

const EMAIL = 'hanako@example.com';
const WRONG = 'wrong-2026';

it.each<[string, unknown]>([
  ['no field', {}],
  ['empty fields', { email: '', password: '' }],
  ['no texts', { email: 1, password: null }],
  ['lists', { email: [EMAIL], password: [WRONG] }],
  ['texts that are too long', { email: 'a'.repeat(255), password: 'a'.repeat(129) }],
  ['characters that cannot be used', { email: 'a\u0000', password: '\u0007' }],
  ['half a character', { email: '\ud800', password: '\ud800' }],
  ['a field that is unknown', { email: EMAIL, password: WRONG, role: 1 }],
])('both languages have the words of what the login refuses of %s', async (_, body) => {
  const codes = await codesOf(body);
  expect(codes).not.toEqual([]);
  expect(codes.filter((code) => !said(code))).toEqual([]);
});
