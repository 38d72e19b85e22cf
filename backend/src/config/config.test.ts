import { createECDH, randomBytes } from 'node:crypto';
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
  ['a short former secret', { JWT_VERIFY_SECRETS: 'Xk2' }, 'Each secret of JWT_VERIFY_SECRETS needs 32 bytes'],
  ['a guessable former secret', { JWT_VERIFY_SECRETS: 'b'.repeat(64) }, 'JWT_VERIFY_SECRETS can be guessed'],
  ['no mail server', { SMTP_URL: undefined }, 'SMTP_URL is required'],
  ['no address', { PUBLIC_URL: undefined }, 'PUBLIC_URL must be https'],
  ['an address without TLS', { PUBLIC_URL: 'http://laundry.example' }, 'PUBLIC_URL must be https'],
  ['an address that is none', { PUBLIC_URL: 'laundry.example' }, 'PUBLIC_URL must be an http(s) address'],
  ['a support site that is none', { SUPPORT_URL: 'javascript:x' }, 'SUPPORT_URL must be an http(s) address'],
  ['a support site with a password in it', { SUPPORT_URL: 'http://u:p@x' }, 'SUPPORT_URL must be an http(s) address'],
  ['an address with a password in it', { PUBLIC_URL: 'https://u:p@laundry.example' }, 'PUBLIC_URL must be an http(s)'],
  ['an address with a query', { PUBLIC_URL: 'https://laundry.example/a?b' }, 'PUBLIC_URL must be an http(s) address'],
  ['an address with a fragment', { PUBLIC_URL: 'https://laundry.example/#c' }, 'PUBLIC_URL must be an http(s) address'],
  ['an address with a space behind it', { PUBLIC_URL: 'https://laundry.example ' }, 'PUBLIC_URL must be an http(s)'],
  ['a blank number of proxies', { TRUSTED_PROXIES: ' ' }, 'TRUSTED_PROXIES must be a whole number'],
  ['a number of proxies in another notation', { TRUSTED_PROXIES: '0x1' }, 'TRUSTED_PROXIES must be a whole number'],
  ['a blank mail server', { SMTP_URL: ' ' }, 'SMTP_URL must look like'],
  ['a mail server that is none', { SMTP_URL: 'x' }, 'SMTP_URL must look like'],
  ['a mail server of another protocol', { SMTP_URL: 'https://mail.example' }, 'SMTP_URL must look like'],
  ['a sender that is no address', { MAIL_FROM: 'not an address' }, 'MAIL_FROM must be a mail address'],
  ['a sender whose address is none', { MAIL_FROM: 'Laundry <laundry>' }, 'MAIL_FROM must be a mail address'],
  ['a mailbox for questions that is none', { CONTACT_MAIL: 'support' }, 'CONTACT_MAIL must be a mail address'],
  ['demo data', { DEMO: '1' }, 'DEMO=1 is refused'],
  ['another time', { APP_NOW: '2026-11-25 09:00:00' }, 'APP_NOW is refused'],
  ['an https address without a word on proxies', { TRUSTED_PROXIES: undefined }, 'TRUSTED_PROXIES is required'],
  ['no second factor', { SECOND_FACTOR: 'off' }, 'SECOND_FACTOR=off is refused'],
  ['no limits', { RATE_LIMIT: 'off' }, 'RATE_LIMIT=off is refused'],
])('production refuses %s', (_, env, problem) => {
  expect(problemsOf({ ...production(), ...env }).join('\n')).toContain(problem);
});

test.each([
  { MAIL_FROM: 'Laundry <no-reply@laundry.example>' },
  { MAIL_FROM: 'no-reply@laundry.example', CONTACT_MAIL: 'support@laundry.example' },
  { SMTP_URL: 'smtp://user:p%40ss@mail.example:587?deliveryTimeout=60000' },
  { SUPPORT_URL: 'https://help.example/?site=laundry#top' },
  { PUBLIC_URL: 'https://laundry.example/a/' },
  { TRUSTED_PROXIES: '10' },
])('production starts with %j', (env) => {
  expect(problemsOf({ ...production(), ...env })).toEqual([]);
});

test('no proxy at all where it is said to be meant', () => {
  expect(problemsOf({ ...production(), TRUSTED_PROXIES: '0' })).toEqual([]);
});

test('plain http in production where it is said to be meant', () => {
  expect(problemsOf({ ...production(), PUBLIC_URL: 'http://laundry.internal', ALLOW_HTTP: 'on' })).toEqual([]);
});

const ISSUER = { INVOICE_ISSUER_NAME: '株式会社せんたく便' };

test.each([
  ['a port that is none', { PORT: '70000' }],
  ['a database of another kind', { DATABASE_URL: 'postgres://localhost/laundry' }],
  ['a switch that is neither on nor off', { JOBS_ENABLED: 'perhaps' }],
  ['a moment that is none', { APP_NOW: '2026-02-30 09:00:00' }],
  ['a description that is neither on nor off', { API_DOCS: 'perhaps' }],
  ['proxies that are no number', { TRUSTED_PROXIES: '10.0.0.1' }],
  ['no time for a provider', { PROVIDER_TIMEOUT: '0' }],
  ['a registration number without its T', { ...ISSUER, INVOICE_REGISTRATION_NUMBER: '1234567890123' }],
  ['a registration number that is too short', { ...ISSUER, INVOICE_REGISTRATION_NUMBER: 'T123456789012' }],
  ['a registration number in wide digits', { ...ISSUER, INVOICE_REGISTRATION_NUMBER: 'T１２３４５６７８９０１２３' }],
  ['a registration number without its name', { INVOICE_REGISTRATION_NUMBER: 'T1234567890123' }],
])('refused anywhere: %s', (_, env) => expect(problemsOf({ DATA_DIR: dataDir, ...env })).toHaveLength(1));

test('a registered issuer, or none: receipts are from the product then', () => {
  const registered = { ...ISSUER, INVOICE_REGISTRATION_NUMBER: 'T1234567890123' };
  expect(loadConfig({ DATA_DIR: dataDir, ...registered }).invoices).toEqual({
    registrationNumber: 'T1234567890123',
    issuerName: '株式会社せんたく便',
    issuerAddress: null,
    bankAccount: null,
  });
  expect(loadConfig({ DATA_DIR: dataDir, BRAND_NAME: '泡や' }).invoices).toMatchObject({
    registrationNumber: null,
    issuerName: '泡や',
  });
});

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
  CARD_SOURCES: '8.8.8.8, 2400:cb00::1',
};

test.each<[string, Readonly<Record<string, string>>, string | undefined]>([
  ['addresses with TLS, and sources that are addresses', {}, undefined],
  ['a form without TLS', { REMISE_FORM_URL: 'http://card.example/form' }, 'REMISE_FORM_URL must be https'],
  ['an api without TLS', { REMISE_API_URL: 'http://card.example/api' }, 'REMISE_API_URL must be https'],
  ['an api that is no address', { REMISE_API_URL: 'https://card example/' }, 'REMISE_API_URL must be an address'],
  ['a source that is no address', { CARD_SOURCES: '8.8.8.8,zzz' }, 'CARD_SOURCES names zzz'],
  ['a source that is a name', { CARD_SOURCES: 'card.example' }, 'CARD_SOURCES names card.example'],
  ['a source on this machine', { CARD_SOURCES: '8.8.8.8,127.0.0.1' }, 'CARD_SOURCES names 127.0.0.1'],
  ['a source on this machine, by IPv6', { CARD_SOURCES: '::1' }, 'CARD_SOURCES names ::1'],
  ['a source in the own network', { CARD_SOURCES: '10.1.2.3' }, 'CARD_SOURCES names 10.1.2.3'],
  ['a source in the own network, by IPv6', { CARD_SOURCES: 'fd00::7' }, 'CARD_SOURCES names fd00::7'],
  ['a source in the own network, mapped', { CARD_SOURCES: '::ffff:192.168.0.9' }, 'CARD_SOURCES names ::ffff'],
  ['an api on this machine', { REMISE_API_URL: 'https://127.0.0.1/x' }, 'REMISE_API_URL names an address'],
  ['an api on this machine, by IPv6', { REMISE_API_URL: 'https://[::1]/x' }, 'REMISE_API_URL names an address'],
  [
    'an api on this machine, by one number',
    { REMISE_API_URL: 'https://2130706433/' },
    'REMISE_API_URL names an address',
  ],
  ['an api on this machine, by name', { REMISE_API_URL: 'https://localhost./x' }, 'REMISE_API_URL names an address'],
  ['a form in the own network', { REMISE_FORM_URL: 'https://10.0.0.1/form' }, 'REMISE_FORM_URL names an address'],
  [
    'an api with a password in it',
    { REMISE_API_URL: 'https://u:p@card.example/' },
    'REMISE_API_URL must be an address',
  ],
  ['no source', { CARD_SOURCES: ' , ' }, 'CARD_SOURCES names nothing'],
])('a card provider with %s', (_name, change, problem) => {
  const problems = problemsOf({ ...production(), ...REMISE, ...change });
  expect(problems).toEqual(problem === undefined ? [] : [expect.stringContaining(problem)]);
});

test.each([
  ['a tunnel to the own network', '64:ff9b::a00:1'],
  ['another tunnel', '2002:a00:1::1'],
  ['a third tunnel', '2001:0:a00:1::1'],
  ['IPv4 in the form of old', '::7f00:1'],
  ['IPv4 in the form of old, a stranger’s', '::808:808'],
  ['a site of its own', 'fec0::1'],
  ['one interface', 'fe80::1'],
  ['a zone', 'fd00::1%eth0'],
  ['a provider’s own network', '100.64.0.1'],
  ['a bench', '198.18.0.1'],
  ['a book', '192.0.2.1'],
  ['many', '224.0.0.1'],
  ['many, by IPv6', 'ff02::1'],
  ['everybody', '255.255.255.255'],
  ['nobody', '0.0.0.0'],
  ['nobody, by IPv6', '::'],
  ['an octal number', '010.0.0.1'],
  ['a hexadecimal number', '0x08.8.8.8'],
  ['a shortened number', '8.8.8'],
  ['one number', '134744072'],
  ['a network', '8.8.8.8/8'],
])('a source that is %s, %s, is refused', (_, source) => {
  const problems = problemsOf({ ...production(), ...REMISE, CARD_SOURCES: `8.8.4.4,${source}` });
  expect(problems).toEqual([expect.stringContaining(`CARD_SOURCES names ${source},`)]);
});

const { publicKey, privateKey } = vapidPair();

test('notifications on devices are live in production, with keys or without', () => {
  expect(loadConfig(production()).push).toEqual({ mode: 'live', keys: null, serviceUrl: null });
  const keys = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
  expect(loadConfig({ ...production(), ...keys }).push?.keys).toEqual({ publicKey, privateKey });
});

test.each([
  ['half a pair', { VAPID_PUBLIC_KEY: publicKey }, 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY'],
  ['the other half', { VAPID_PRIVATE_KEY: privateKey }, 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY'],
  ['halves of two pairs', { VAPID_PUBLIC_KEY: vapidPair().publicKey, VAPID_PRIVATE_KEY: privateKey }, 'one key pair'],
  ['a key that is none', { VAPID_PUBLIC_KEY: 'x', VAPID_PRIVATE_KEY: 'y' }, 'one key pair'],
  ['a push service that is none', { PUSH_SERVICE_URL: 'x' }, 'PUSH_SERVICE_URL must be an address'],
  ['a push service of this machine', { PUSH_SERVICE_URL: 'https://127.0.0.1' }, 'PUSH_SERVICE_URL must be an https'],
  ['a push service without TLS', { PUSH_SERVICE_URL: 'http://push.example' }, 'PUSH_SERVICE_URL must be an https'],
])('production refuses %s', (_, change, problem) => {
  expect(problemsOf({ ...production(), ...change })).toEqual([expect.stringContaining(problem)]);
});

function vapidPair(): { publicKey: string; privateKey: string } {
  const curve = createECDH('prime256v1');
  return { publicKey: curve.generateKeys('base64url'), privateKey: curve.getPrivateKey('base64url') };
}
