import { connect } from 'node:net';
import { problemOf } from '../harness/calls/problem.js';
import { send, type Answer } from '../harness/calls/send.js';
import { startApp, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const get = (path: string, headers = {}): Promise<Answer> => send(app.url, { method: 'GET', path, headers });

describe('an address that cannot be read', () => {
  it.each([
    ['a broken escape', '/%zz', 400],
    ['a broken escape for an id', '/api/v1/admin/users/%zz', 400],
    ['an escape cut off', '/api/v1/admin/users/%', 400],
    ['a letter cut off', '/api/v1/getToken/%e3%81', 400],
    ['an overlong encoding', '/api/v1/getToken/%c0%af', 400],
    ['a broken escape in a page', '/admin/%zz', 400],
    ['a ticket longer than any', `/api/v1/getToken/${'a'.repeat(2_001)}`, 404],
    ['an id longer than any', `/api/v1/admin/users/${'1'.repeat(10_000)}`, 404],
    ['a path of thousands of parts', `/api/v1/nothing/${'a/'.repeat(4_000)}`, 404],
    ['more than the headers may hold', `/api/v1/masters?${'a'.repeat(20_000)}`, 431],
  ])('is answered by a problem document: %s', async (_, path, status) =>
    expect(problemOf(await get(path)).status).toBe(status),
  );

  it('is refused in the language of the caller', async () => {
    const english = problemOf(await get('/%zz', { 'accept-language': 'en-GB' }));
    const japanese = problemOf(await get('/%zz'));
    expect([english.detail, japanese.detail]).toEqual([
      'What was sent could not be read',
      '送信された内容を読み取れませんでした',
    ]);
  });

  it('in its query is read as it stands', async () => {
    expect((await get('/api/v1/masters?a=%zz')).status).toBe(200);
    expect(problemOf(await get('/api/v1/zipcode?zc=%zz')).status).toBe(422);
  });
});

describe('what names no call', () => {
  it.each(['PATCH', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'LOCK', 'REPORT'])(
    '%s of a path',
    async (method) => {
      expect(problemOf(await send(app.url, { method, path: '/api/v1/masters' })).status).toBe(404);
    },
  );

  it.each([
    '/',
    '/api',
    '/api/v1',
    '/api/v2/masters',
    '/api/v1/masters/',
    '/API/v1/masters',
    '/api/v1//masters',
    '/x.js',
  ])('%s is no address of ours', async (path) => expect(problemOf(await get(path)).status).toBe(404));

  it('says so in the language of the caller', async () => {
    expect(problemOf(await get('/api/v1/nothing', { 'accept-language': 'en' })).detail).toBe('Not found');
    expect(problemOf(await get('/api/v1/nothing')).detail).toBe('対象が見つかりません');
  });
});

describe('what is no HTTP', () => {
  const HOST = 'Host: laundry\r\n';
  const post = (headers: string, body: string) =>
    `POST /api/v1/login HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n${headers}\r\n\r\n${body}`;

  it.each([
    ['a method that nobody knows', `FETCH /api/v1/masters HTTP/1.1\r\n${HOST}\r\n`, 400],
    ['another protocol', '\x16\x03\x01\x02\x00\x01\x00\r\n\r\n', 400],
    ['a version that is none', `GET / HTTP/7.0\r\n${HOST}\r\n`, 400],
    ['letters beyond ASCII in the path', `GET /api/v1/admin/users/１ HTTP/1.1\r\n${HOST}\r\n`, 400],
    ['a path without its slash', `GET api/v1/maintenance HTTP/1.1\r\n${HOST}\r\n`, 400],
    ['a query alone', `GET ?a HTTP/1.1\r\n${HOST}\r\n`, 400],
    ['a header without a colon', `GET / HTTP/1.1\r\n${HOST}nonsense\r\n\r\n`, 400],
    ['a header with a NUL', `GET / HTTP/1.1\r\n${HOST}A: \0\r\n\r\n`, 400],
    ['headers without end', `GET / HTTP/1.1\r\n${HOST}A: ${'a'.repeat(70_000)}\r\n\r\n`, 431],
    ['no Host', 'GET /api/v1/masters HTTP/1.1\r\n\r\n', 400],
    ['an expectation', post('Expect: a miracle\r\nContent-Length: 2', '{}'), 417],
    ['two lengths', post('Content-Length: 2\r\nContent-Length: 3', '{}'), 400],
    ['a length that is none', post('Content-Length: two', '{}'), 400],
    ['a length and chunks', post('Content-Length: 2\r\nTransfer-Encoding: chunked', '{}'), 400],
    ['a chunk without its length', post('Transfer-Encoding: chunked', 'zz\r\n{}'), 400],
  ])('%s is refused by a problem document', async (_, text, status) => {
    const answer = await raw(text);
    expect(problemOf(answer).status).toBe(status);
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('an address with scheme and host, as a proxy is asked, is its path', async () => {
    const found = await raw(
      `GET http://elsewhere.example/api/v1/maintenance HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
    );
    expect([found.status, JSON.parse(found.text).maint_flg]).toEqual([200, 0]);
    for (const target of ['http://elsewhere.example', 'http://elsewhere.example?a', '*']) {
      const none = await raw(`OPTIONS ${target} HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`);
      expect([target, problemOf(none).status]).toEqual([target, 404]);
    }
  });

  it('the server goes on', async () => expect((await get('/health/ready')).status).toBe(200));

  /** Sends a text as it is and reads the answer until the server closes the connection, or has said all it announced. */
  function raw(text: string): Promise<Answer> {
    const { hostname, port } = new URL(app.url);
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.write(text));
      let received = '';
      socket.on('data', (chunk) => {
        received += chunk.toString();
        const answer = parsed(received);
        if (answer === null) return;
        socket.destroy();
        resolve(answer);
      });
      socket.on('error', reject);
      socket.on('close', () => reject(new Error(`closed after ${JSON.stringify(received)}`)));
    });
  }

  /** An answer with its length announced; null while it is not whole. */
  function parsed(text: string): Answer | null {
    const end = text.indexOf('\r\n\r\n');
    if (end < 0) return null;
    const [first = '', ...lines] = text.slice(0, end).split('\r\n');
    const headers = Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
    );
    const body = text.slice(end + 4);
    if (Buffer.byteLength(body) < Number(headers['content-length'])) return null;
    return { status: Number(first.split(' ')[1]), headers, bytes: Buffer.from(body), text: body };
  }
});
