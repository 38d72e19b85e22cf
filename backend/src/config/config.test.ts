import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, loadConfig } from './config.js';

let dataDir: string;
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'laundry-config-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

/** What a production server must be told, and no more. */
const production = () => ({
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  JWT_SECRET: randomBytes(32).toString('base64'),
  SMTP_URL: 'smtps://mail.example',
  PUBLIC_URL: 'https://laundry.example/',
  TRUSTED_PROXIES: '1',
});

function problemsOf(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  try {
    loadConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

test('production starts with what it must be told', () => {
  expect(loadConfig(production())).toMatchObject({
    production: true,
    demo: false,
    publicUrl: 'https://laundry.example',
  });
});

test.each([
  ['no secret', { JWT_SECRET: undefined }, 'JWT_SECRET is required'],
  ['a short secret', { JWT_SECRET: 'Xk2' }, 'JWT_SECRET needs 32 bytes'],
  ['a secret of one letter', { JWT_SECRET: 'a'.repeat(64) }, 'JWT_SECRET can be guessed'],
  ['a secret of one word', { JWT_SECRET: 'change-me-'.repeat(10) }, 'JWT_SECRET can be guessed'],
  ['a secret of few letters', { JWT_SECRET: 'aabbabaaabbbabababbbaabababaabbba' }, 'JWT_SECRET can be guessed'],
  ['a short key', { DATA_SECRET: `Xk2,${randomBytes(32).toString('hex')}` }, 'DATA_SECRET needs 32 bytes'],
  ['a guessable key', { DATA_SECRET: 'b'.repeat(64) }, 'DATA_SECRET can be guessed'],
  ['no mail server', { SMTP_URL: undefined }, 'SMTP_URL is required'],
  ['no address', { PUBLIC_URL: undefined }, 'PUBLIC_URL must be https'],
  ['an address without TLS', { PUBLIC_URL: 'http://laundry.example' }, 'PUBLIC_URL must be https'],
  ['an address that is none', { PUBLIC_URL: 'laundry.example' }, 'PUBLIC_URL must be an http(s) address'],
  ['a support site that is none', { SUPPORT_URL: 'javascript:x' }, 'SUPPORT_URL must be an http(s) address'],
  ['demo data', { DEMO: '1' }, 'DEMO=1 is refused'],
  ['another time', { APP_NOW: '2026-11-25 09:00:00' }, 'APP_NOW is refused'],
  ['an https address without a word on proxies', { TRUSTED_PROXIES: undefined }, 'TRUSTED_PROXIES is required'],
  ['no limits', { RATE_LIMIT: 'off' }, 'RATE_LIMIT=off is refused'],
])('production refuses %s', (_, env, problem) => {
  expect(problemsOf({ ...production(), ...env }).join('\n')).toContain(problem);
});

test('no proxy at all where it is said to be meant', () => {
  expect(problemsOf({ ...production(), TRUSTED_PROXIES: '0' })).toEqual([]);
});

test('plain http in production where it is said to be meant', () => {
  expect(problemsOf({ ...production(), PUBLIC_URL: 'http://laundry.internal', ALLOW_HTTP: 'on' })).toEqual([]);
});

test.each([
  ['a port that is none', { PORT: '70000' }],
  ['a database of another kind', { DATABASE_URL: 'postgres://localhost/laundry' }],
  ['a switch that is neither on nor off', { JOBS_ENABLED: 'perhaps' }],
  ['a moment that is none', { APP_NOW: '2026-02-30 09:00:00' }],
  ['a description that is neither on nor off', { API_DOCS: 'perhaps' }],
  ['proxies that are no number', { TRUSTED_PROXIES: '10.0.0.1' }],
  ['no time for a provider', { PROVIDER_TIMEOUT: '0' }],
])('refused anywhere: %s', (_, env) => expect(problemsOf({ DATA_DIR: dataDir, ...env })).toHaveLength(1));

test('a secret is made once, and nothing is left beside it', () => {
  const { jwtSecret } = loadConfig({ DATA_DIR: dataDir });
  expect(Buffer.byteLength(jwtSecret)).toBeGreaterThanOrEqual(32);
  expect(loadConfig({ DATA_DIR: dataDir }).jwtSecret).toBe(jwtSecret);
  expect(readdirSync(dataDir)).toEqual(['jwt-secret']);
});

test.each([
  ['empty', ''],
  ['blank', ' \n'],
  ['cut off', 'Xk2'],
])('a kept secret that is %s is refused with its file’s name, and stays', (_, kept) => {
  const file = join(dataDir, 'jwt-secret');
  writeFileSync(file, kept);
  expect(problemsOf({ DATA_DIR: dataDir })).toEqual([expect.stringContaining(`${file} holds no secret`)]);
  expect(readFileSync(file, 'utf8')).toBe(kept);
  expect(problemsOf({ DATA_DIR: dataDir, JWT_SECRET: randomBytes(32).toString('hex') })).toEqual([]);
});

test('every problem is named at once', () => {
  const env = { ...production(), JWT_SECRET: undefined, SMTP_URL: undefined, PUBLIC_URL: undefined, PORT: 'x' };
  expect(problemsOf(env)).toHaveLength(4);
});

test('a source in the own network outside production, where tests are', () => {
  const { NODE_ENV: _, ...env } = production();
  expect(problemsOf({ ...env, ...REMISE, PAYMENTS: 'live', CARD_SOURCES: '127.0.0.1' })).toEqual([]);
});

const REMISE = {
  REMISE_SHOPCO: 'SHOP0001',
  REMISE_HOSTID: '00000001',
  REMISE_FORM_URL: 'https://card.example/form',
  REMISE_API_URL: 'https://card.example/api',
  CARD_SOURCES: '192.0.2.1, 2001:db8::1',
};

test.each<[string, Readonly<Record<string, string>>, string | undefined]>([
  ['addresses with TLS, and sources that are addresses', {}, undefined],
  ['a form without TLS', { REMISE_FORM_URL: 'http://card.example/form' }, 'REMISE_FORM_URL must be https'],
  ['an api without TLS', { REMISE_API_URL: 'http://card.example/api' }, 'REMISE_API_URL must be https'],
  ['an api that is no address', { REMISE_API_URL: 'https://card example/' }, 'REMISE_API_URL must be an address'],
  ['a source that is no address', { CARD_SOURCES: '192.0.2.1,zzz' }, 'CARD_SOURCES names zzz'],
  ['a source that is a name', { CARD_SOURCES: 'card.example' }, 'CARD_SOURCES names card.example'],
  ['a source on this machine', { CARD_SOURCES: '192.0.2.1,127.0.0.1' }, 'CARD_SOURCES names 127.0.0.1'],
  ['a source on this machine, by IPv6', { CARD_SOURCES: '::1' }, 'CARD_SOURCES names ::1'],
  ['a source in the own network', { CARD_SOURCES: '10.1.2.3' }, 'CARD_SOURCES names 10.1.2.3'],
  ['a source in the own network, by IPv6', { CARD_SOURCES: 'fd00::7' }, 'CARD_SOURCES names fd00::7'],
  ['a source in the own network, mapped', { CARD_SOURCES: '::ffff:192.168.0.9' }, 'CARD_SOURCES names ::ffff'],
  ['no source', { CARD_SOURCES: ' , ' }, 'CARD_SOURCES names nothing'],
])('a card provider with %s', (_name, change, problem) => {
  const problems = problemsOf({ ...production(), ...REMISE, ...change });
  expect(problems).toEqual(problem === undefined ? [] : [expect.stringContaining(problem)]);
});
