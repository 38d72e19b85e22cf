import { createHmac, generateKeyPairSync, randomBytes } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { User } from '../../src/modules/users/user.entity.js';
import { buildAdmin, buildCustomer } from '../harness/rows/build-people.js';
import { OPERATIONS, pathWith, type Operation } from '../harness/calls/operations.js';
import { problemOf } from '../harness/calls/problem.js';
import { asJson, send, type Answer } from '../harness/calls/send.js';
import { NOW, startApp, type RunningApp } from '../harness/servers/start-app.js';

const SECRET = randomBytes(32).toString('hex');

let app: RunningApp;
let admin: User;
let customer: User;
/** A good token of the customer's. */
let token: string;

beforeAll(async () => {
  app = await startApp({ env: { JWT_SECRET: SECRET } });
  admin = await buildAdmin(app);
  customer = await buildCustomer(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOW);
  token = await app.tokenOf(customer);
});

const me = (authorization: string): Promise<Answer> =>
  send(app.url, { method: 'GET', path: '/api/v1/users/me', headers: { authorization } });
const claims = (): object => jwt.decode(token, { json: true }) ?? {};
const coded = (value: object | string): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const signed = (parts: string): string => `${parts}.${createHmac('sha256', SECRET).update(parts).digest('base64url')}`;
const parts = (): string[] => token.split('.');
/** The same claims but for some, signed with the server's own secret. */
const withClaims = (changes: object): string => signed(`${parts()[0]}.${coded({ ...claims(), ...changes })}`);

it('a token of a session is good', async () => {
  for (const scheme of ['Bearer', 'bearer', 'BEARER', 'Bearer '])
    expect((await me(`${scheme} ${token}`)).status).toBe(200);
  expect(withClaims({})).toBe(token);
});

const FORGED: Readonly<Record<string, () => string>> = {
  'without a signature': () => `${parts()[0]}.${parts()[1]}.`,
  'of no algorithm': () => `${coded({ alg: 'none', typ: 'JWT' })}.${parts()[1]}.`,
  'of no algorithm, in capitals': () => `${coded({ alg: 'NONE', typ: 'JWT' })}.${parts()[1]}.`,
  'of no algorithm, signed': () => signed(`${coded({ alg: 'none', typ: 'JWT' })}.${parts()[1]}`),
  'of an unnamed algorithm': () => signed(`${coded({ typ: 'JWT' })}.${parts()[1]}`),
  'signed with another secret': () => jwt.sign(claims(), randomBytes(32)),
  'signed with an empty secret': () => `${parts()[0]}.${parts()[1]}.${createHmac('sha256', '').digest('base64url')}`,
  'of another algorithm, with the secret': () => jwt.sign(claims(), SECRET, { algorithm: 'HS512' }),
  'of a key pair': () =>
    jwt.sign(claims(), generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey, { algorithm: 'RS256' }),
  'with other claims under its signature': () =>
    [parts()[0], coded({ ...claims(), sub: String(admin.id) }), parts()[2]].join('.'),
  'with another signature': () => [parts()[0], parts()[1], parts()[2]?.split('').reverse().join('')].join('.'),
  'of another issuer': () => withClaims({ iss: 'another' }),
  'without an issuer': () => withClaims({ iss: undefined }),
  'for another audience': () => withClaims({ aud: 'another' }),
  'without an audience': () => withClaims({ aud: undefined }),
  'that has expired': () => withClaims({ exp: 1 }),
  'that is not good yet': () => withClaims({ nbf: 4_000_000_000 }),
  'of another account’s name': () => withClaims({ sub: String(admin.id) }),
  'of nobody': () => withClaims({ sub: undefined }),
  'of a session that is none': () => withClaims({ sid: randomBytes(16).toString('hex') }),
  'without a session': () => withClaims({ sid: undefined }),
  'with a session that is no text': () => withClaims({ sid: { $ne: '' } }),
  'with all sessions': () => withClaims({ sid: '%' }),
  'with claims that are no object': () => signed(`${parts()[0]}.${coded('"admin"')}`),
  'with claims that are no JSON': () => signed(`${parts()[0]}.${coded('{')}`),
  'with claims of a thousand levels': () => signed(`${parts()[0]}.${coded('['.repeat(1_000) + ']'.repeat(1_000))}`),
  'with a head that is no JSON': () => signed(`${coded('{')}.${parts()[1]}`),
};

describe.each(Object.entries(FORGED))('a token %s is nobody’s', (_, forge) => {
  it.each(['GET /users/me', 'GET /users/me/washRequests', 'POST /users/me', 'GET /admin/users', 'POST /logout'])(
    '%s',
    async (name) => {
      const answer = await callWith(name, forge());
      expect(problemOf(answer)).toMatchObject({ status: 401, detail: 'ログインしてください' });
    },
  );
});

const MALFORMED: readonly string[] = [
  ...[
    '',
    ' ',
    'Bearer',
    'Bearer ',
    'Bearer null',
    'Bearer undefined',
    'Bearer .',
    'Bearer ..',
    'Bearer a.b',
    'Bearer a.b.c',
  ],
  ...[
    'Basic YWRtaW46ZGVtbzEyMzQ=',
    'Token TOKEN',
    'TOKEN',
    'Bearer: TOKEN',
    'BearerTOKEN',
    'Bearer TOKEN.x',
    'Bearer TOKEN x',
    'Bearer =TOKEN',
  ],
  ...[
    'Bearer "TOKEN"',
    `Bearer ${'a'.repeat(8_000)}`,
    `Bearer ${'a.'.repeat(4_000)}`,
    'Bearer é',
    'Bearer %00',
    'Bearer {}',
  ],
];

it.each(MALFORMED)('a malformed header is nobody’s: %#', async (header) => {
  expect(problemOf(await me(header.replace('TOKEN', token))).status).toBe(401);
});

describe('a token is over', () => {
  it.each([
    ['customer’s, after 30 days', () => customer, '2026-12-25 08:59:59', '2026-12-25 09:00:00'],
    ['operator’s, after 14 hours', () => admin, '2026-11-25 22:59:59', '2026-11-25 23:00:00'],
  ])('a %s', async (_, person, still, over) => {
    const bearer = `Bearer ${await app.tokenOf(person())}`;
    app.clock.set(still);
    expect((await me(bearer)).status).toBe(200);
    app.clock.set(over);
    expect(problemOf(await me(bearer)).status).toBe(401);
  });

  it('as soon as its session has ended, others going on', async () => {
    const other = await app.tokenOf(customer);
    expect((await me(`Bearer ${token}`)).status).toBe(200);
    expect((await callWith('POST /logout', token)).status).toBe(204);
    expect(problemOf(await me(`Bearer ${token}`)).status).toBe(401);
    expect((await me(`Bearer ${other}`)).status).toBe(200);
  });
});

describe('a forged token is as good as none, in every call', () => {
  it.each(OPERATIONS.map((each): [string, Operation] => [each.name, each]))('%s', async (name) => {
    const guest = await callWith(name, null);
    for (const kind of [
      'of no algorithm',
      'signed with another secret',
      'of another account’s name',
      'that has expired',
    ]) {
      const answer = await callWith(name, FORGED[kind]?.() ?? '');
      expect([kind, answer.status, answer.text]).toEqual([kind, guest.status, guest.text]);
    }
  });
});

function callWith(name: string, bearer: string | null): Promise<Answer> {
  const operation = OPERATIONS.find((each) => each.name === name);
  if (operation === undefined) throw new Error(`there is no ${name}`);
  const body = operation.method === 'GET' ? undefined : '{}';
  return send(app.url, { method: operation.method, path: pathWith(operation, '1'), headers: asJson(bearer), body });
}
