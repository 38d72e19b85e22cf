import { rmSync } from 'node:fs';
import { buildEverybody } from '../harness/rows/everybody.js';
import { buildWebs } from './build-webs.js';
import { OPERATIONS, pathWith, type Operation } from '../harness/calls/operations.js';
import { asJson, send, type Answer } from '../harness/calls/send.js';
import { startApp, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
let repository: string;
let people: Awaited<ReturnType<typeof buildEverybody>>;

beforeAll(async () => {
  repository = buildWebs();
  app = await startApp({ repository, env: { PUBLIC_URL: 'https://laundry.example' } });
  people = await buildEverybody(app);
});
afterAll(async () => {
  await app.close();
  rmSync(repository, { recursive: true, force: true });
});

const get = (path: string, headers = {}): Promise<Answer> => send(app.url, { method: 'GET', path, headers });

/** What every answer has, whatever it answers. */
function expectHeaders({ headers }: Answer, scripts = "script-src 'self'"): void {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'permissions-policy': expect.stringMatching(/^camera=\((self)?\), geolocation=\(\), microphone=\(\)$/),
    'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'(;|$)/),
  });
  expect(headers['content-security-policy']).toContain(`${scripts};`);
  expect(headers['x-powered-by'] ?? headers['server']).toBeUndefined();
}

it.each(OPERATIONS.map((each): [string, Operation] => [each.name, each]))('%s, for everybody', async (_, operation) => {
  const tokens = await Promise.all([people.A, people.C].map((person) => app.tokenOf(person)));
  for (const token of [null, ...tokens, 'none']) {
    const path = pathWith(operation, '999999');
    const body = operation.method === 'GET' ? undefined : '{}';
    const answer = await send(app.url, { method: operation.method, path, headers: asJson(token), body });
    expectHeaders(answer);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});

it.each([
  ['a call that is none', '/api/v1/nothing', 404, 'no-store'],
  ['a call that is none, however it is spelled', '/%61pi/v1/nothing', 404, 'no-store'],
  ['a call that is none, as a proxy is asked', 'http://laundry.example/api/v1/nothing', 404, 'no-store'],
  ['the front page, as a proxy is asked', 'http://laundry.example/', 200, 'no-cache'],
  ['a file that is none', '/nothing.js', 404, 'no-store'],
  ['a file of the console that is none', '/console/assets/app-87654321.js', 404, 'no-store'],
  ['a folder of files', '/console/assets/', 404, 'no-store'],
  ['the description', '/api/docs-json', 200, 'no-store'],
  ['its pages', '/api/docs', 200, 'no-store'],
  ['the front page', '/', 200, 'no-cache'],
  ['a page of the customer web', '/wash-request?from=mail', 200, 'no-cache'],
  ['a page of its own', '/login?from=mail', 200, 'no-cache'],
  ['its file, which has no address', '/pages/login.html', 404, 'no-store'],
  ['a file of the customer web', '/icon.svg', 200, 'no-cache'],
  ['a hashed file', '/assets/app-12345678.js', 200, 'public, max-age=31536000, immutable'],
  ['the console', '/admin', 200, 'no-cache'],
  ['a page of the staff console', '/staff/users?page=2', 200, 'no-cache'],
  ['a hashed file of the console', '/console/assets/app-12345678.js', 200, 'public, max-age=31536000, immutable'],
])('%s has them, and says how long it may be kept', async (_, path, status, kept) => {
  const answer = await get(path);
  expectHeaders(answer);
  expect([answer.status, answer.headers['cache-control']]).toEqual([status, kept]);
});

it('a call is cached by nobody, however its address is spelled', async () => {
  const token = await app.tokenOf(people.C);
  for (const path of ['/%61pi/v1/users/me', '/api/v1/users/%6de', '/api/%761/users/me?a']) {
    const answer = await get(path, { authorization: `Bearer ${token}` });
    expectHeaders(answer);
    expect([path, answer.status, answer.headers['cache-control']]).toEqual([path, 200, 'no-store']);
  }
});

it('only the console’s pages and the description may have style elements', async () => {
  const styles = async (path: string) =>
    /style-src ([^;]+)/.exec((await get(path)).headers['content-security-policy']?.toString() ?? '')?.[1];
  for (const path of [
    '/',
    '/administrators',
    '/stafffood',
    '/api/v1/masters',
    '/health/live',
    '/assets/app-12345678.js',
  ])
    expect([path, await styles(path)]).toEqual([path, "'self'"]);
  for (const path of ['/admin', '/admin/users', '/staff/', '/api/docs', '/console/assets/app-12345678.js'])
    expect([path, await styles(path)]).toEqual([path, "'self' 'unsafe-inline'"]);
});

it('no page of ours takes a text for a script', async () => {
  const policy = async (path: string) => (await get(path)).headers['content-security-policy'];
  const strict = expect.stringContaining("; require-trusted-types-for 'script'; trusted-types default");
  for (const path of ['/', '/login', '/admin', '/staff/users', '/assets/app-12345678.js', '/console/sw.js'])
    expect([path, await policy(path)]).toEqual([path, strict]);
  expect(await policy('/api/docs')).not.toContain('trusted-types');
});

it('only the console’s pages may ask for the camera, of nothing else', async () => {
  const camera = async (path: string) => (await get(path)).headers['permissions-policy'];
  for (const path of ['/admin', '/admin/scan', '/staff', '/staff/scan'])
    expect([path, await camera(path)]).toEqual([path, 'camera=(self), geolocation=(), microphone=()']);
  for (const path of ['/', '/login', '/administrators', '/api/v1/masters', '/api/docs', '/assets/app-12345678.js'])
    expect([path, await camera(path)]).toEqual([path, 'camera=(), geolocation=(), microphone=()']);
});

it('the console’s worker may serve the console’s pages, which are not in its folder', async () => {
  const answer = await get('/console/sw.js');
  expect(answer.headers).toMatchObject({ 'service-worker-allowed': '/', 'cache-control': 'no-cache' });
});

it('a page is answered with what is prerendered for it', async () => {
  expect((await get('/login')).text).toContain('<title>Login</title>');
  expect((await get('/register')).text).toContain('<title>Customers</title>');
});

it.each([
  ['br, gzip', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['identity', null],
])('a prerendered page names the address of this server, packed for %s', async (accepted, coding) => {
  const ask = (headers = {}) => fetch(`${app.url}/login`, { headers: { 'accept-encoding': accepted, ...headers } });
  const answer = await ask();
  expect(await answer.text()).toContain('<link rel="canonical" href="https://laundry.example/login">');
  expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, coding]);
  expect(answer.headers.get('vary')).toContain('accept-encoding');
  const again = await ask({ 'if-none-match': answer.headers.get('etag') ?? '' });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

it('a refused body has them too', async () => {
  const post = (headers: Record<string, string>, body: string) =>
    send(app.url, { method: 'POST', path: '/api/v1/login', headers, body });
  for (const [answer, status] of [
    [await post({ 'content-type': 'text/plain' }, 'x'), 415],
    [await post({ 'content-type': 'application/json' }, '{'), 400],
    [await post({ 'content-type': 'application/json' }, '['.repeat(99)), 400],
    [await post({ 'content-type': 'application/json' }, ' '.repeat(300_000)), 413],
  ] as const) {
    expectHeaders(answer);
    expect(answer.status).toBe(status);
  }
});

it('the description is not there where it is switched off', async () => {
  const closed = await startApp({ env: { API_DOCS: 'off' } });
  for (const path of ['/api/docs', '/api/docs-json', '/api/docs-yaml', '/api/docs/'])
    expect([path, (await fetch(`${closed.url}${path}`)).status]).toEqual([path, 404]);
  await closed.close();
});
