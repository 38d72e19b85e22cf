import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BRAND } from '@laundry/shared/constants/brand';
import { parseDateTime } from '@laundry/shared/time/jst';
import { addressOf, isBaseAddress, isMailAddress, isMailServer, isWebAddress } from './addresses.js';
import { onOff, wholeNumber } from './environment-values.js';
import { invoiceConfig, type InvoiceConfig } from './invoice-config.js';
import { lineConfig, type LineConfig } from './line-config.js';
import { storedSecret, storedSecretFile } from './stored-secret.js';
import { metricsConfig, type MetricsConfig } from './metrics-config.js';
import { paymentsConfig, type PaymentsConfig } from './payments-config.js';
import { pushConfig, type PushConfig } from './push-config.js';
import { isWeakSecret } from './secret-strength.js';

/** Everything the environment decides, parsed once at start (design: contract "Running it"). */
export interface Config {
  readonly production: boolean;
  readonly env: string;
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** The folder of photos. */
  readonly photosDir: string;
  readonly databaseUrl: string;
  readonly jwtSecret: string;
  /** Secrets whose tokens are good, too: former ones, and the next one while other replicas do not sign with it yet. */
  readonly jwtVerifySecrets: readonly string[];
  /** Encrypt what is stored: the first one new texts, the others are read with; without any the signing secret does. */
  readonly dataSecrets: readonly string[];
  /** JST instant at which the clock starts; null: the machine's time. */
  readonly appNow: string | null;
  readonly demo: boolean;
  readonly smtpUrl: string | null;
  /** An address, with a name if that is not the product's. */
  readonly mailFrom: string;
  /** Where customers' questions go. */
  readonly contactMail: string;
  /** Where customers find more help; null: nowhere. */
  readonly supportUrl: string | null;
  /** The product's name, as mails say it. */
  readonly brandName: string;
  /** Base of links in mails, without a trailing slash. */
  readonly publicUrl: string;
  readonly payments: PaymentsConfig;
  readonly invoices: InvoiceConfig;
  /** LINE beside the mails; null: it is not offered. */
  readonly line: LineConfig | null;
  /** Notifications on devices; null: they are not offered. */
  readonly push: PushConfig | null;
  /** ms that an answer of a payment provider is waited for. */
  readonly providerTimeout: number;
  readonly rateLimit: boolean;
  /** Whether administrators and managers must set up a second factor. */
  readonly secondFactorRequired: boolean;
  readonly jobsEnabled: boolean;
  /** Whether the API's description is served. */
  readonly apiDocs: boolean;
  /** Number of proxies in front whose X-Forwarded-For is believed. */
  readonly trustedProxies: number;
  readonly logLevel: string;
  readonly metrics: MetricsConfig;
  /** s from the signal to end, in which the server is not ready but still takes calls. */
  readonly drainSeconds: number;
}

/** Injection token for {@link Config}. */
export const CONFIG = Symbol('CONFIG');

/** Thrown with every problem of the environment at once, one line each. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Parses the environment. Throws {@link ConfigError}; makes DATA_DIR and the kept secret outside production. */
export function loadConfig(env: Environment): Config {
  const problems: string[] = [];
  const production = env['NODE_ENV'] === 'production';
  const host = env['HOST'] || '127.0.0.1';
  const port = wholeNumber(env['PORT'], 3000, 0, 65_535, 'PORT', problems);
  const dataDir = resolve(env['DATA_DIR'] || './data');
  const photosDir = photosFolder(env['FILES_URL'], dataDir, problems);
  const databaseUrl = env['DATABASE_URL'] || `sqlite:${dataDir}/laundry.sqlite`;
  if (!/^(sqlite:.+|mysql:\/\/[^/]+\/.+)$/.test(databaseUrl)) {
    problems.push('DATABASE_URL must look like sqlite:/path/file or mysql://user:pw@host:3306/database');
  }
  const rateLimit = onOff(env['RATE_LIMIT'], true, 'RATE_LIMIT', problems);
  if (production && !rateLimit) problems.push('RATE_LIMIT=off is refused in production');
  const secondFactorRequired = onOff(env['SECOND_FACTOR'], production, 'SECOND_FACTOR', problems);
  if (production && !secondFactorRequired) problems.push('SECOND_FACTOR=off is refused in production');
  const appNow = env['APP_NOW'] ? parseDateTime(env['APP_NOW']) : null;
  if (env['APP_NOW'] && appNow === null) problems.push('APP_NOW must be "YYYY-MM-DD HH:mm:ss"');
  if (env['APP_NOW'] && production) problems.push('APP_NOW is refused in production');
  const demo = onOff(env['DEMO'], !production, 'DEMO', problems);
  if (demo && production) problems.push('DEMO=1 is refused in production');
  const secret = env['JWT_SECRET'];
  if (secret !== undefined && Buffer.byteLength(secret) < SECRET_BYTES)
    problems.push('JWT_SECRET needs 32 bytes or more');
  if (secret === undefined && production) problems.push('JWT_SECRET is required in production');
  const jwtVerifySecrets = secretList(env, 'JWT_VERIFY_SECRETS', production, problems);
  const dataSecrets = secretList(env, 'DATA_SECRET', production, problems);
  const mailFrom = env['MAIL_FROM'] || 'no-reply@localhost';
  if (env['MAIL_FROM'] && !isMailAddress(addressOf(mailFrom)))
    problems.push('MAIL_FROM must be a mail address, with a name before it if wished: Name <address>');
  const contactMail = env['CONTACT_MAIL'] || addressOf(mailFrom);
  if (env['CONTACT_MAIL'] && !isMailAddress(contactMail)) problems.push('CONTACT_MAIL must be a mail address');
  if (secret !== undefined && production && isWeakSecret(secret)) {
    problems.push('JWT_SECRET can be guessed: make one by `openssl rand -base64 48`');
  }
  if (production && !env['SMTP_URL']) problems.push('SMTP_URL is required in production: nobody would get a mail');
  if (env['SMTP_URL'] && !isMailServer(env['SMTP_URL']))
    problems.push('SMTP_URL must look like smtp://user:password@host:587 or smtps://…');
  const publicUrl = (env['PUBLIC_URL'] || `http://${host}:${port}`).replace(/(?<!\/)\/+$/, '');
  if (!isBaseAddress(publicUrl))
    problems.push('PUBLIC_URL must be an http(s) address without a name, a password, a query or a fragment');
  const supportUrl = env['SUPPORT_URL'] || null;
  if (supportUrl !== null && !isWebAddress(supportUrl)) problems.push('SUPPORT_URL must be an http(s) address');
  const allowHttp = onOff(env['ALLOW_HTTP'], false, 'ALLOW_HTTP', problems);
  if (production && !publicUrl.startsWith('https:') && !allowHttp) {
    problems.push('PUBLIC_URL must be https in production; ALLOW_HTTP=on if plain http is meant');
  }
  const jobsEnabled = onOff(env['JOBS_ENABLED'], true, 'JOBS_ENABLED', problems);
  const apiDocs = onOff(env['API_DOCS'], true, 'API_DOCS', problems);
  const trustedProxies = wholeNumber(env['TRUSTED_PROXIES'], 0, 0, 10, 'TRUSTED_PROXIES', problems);
  if (production && publicUrl.startsWith('https:') && !env['TRUSTED_PROXIES']) {
    // This server speaks no TLS itself: without the number, everybody would come from the proxy's address.
    problems.push('TRUSTED_PROXIES is required with an https PUBLIC_URL: how many proxies stand in front, 0 if none');
  }
  const providerTimeout = wholeNumber(env['PROVIDER_TIMEOUT'], 10_000, 100, 60_000, 'PROVIDER_TIMEOUT', problems);
  const payments = paymentsConfig(env, { production, publicUrl }, problems);
  const brandName = env['BRAND_NAME'] || BRAND;
  const invoices = invoiceConfig(env, brandName, problems);
  const line = lineConfig(env, production, problems);
  const push = pushConfig(env, { production, publicUrl }, problems);
  const metrics = metricsConfig(env, production, problems);
  if (metrics.port === port) problems.push('METRICS_PORT must be another port than PORT');
  const drainSeconds = wholeNumber(env['DRAIN_SECONDS'], 0, 0, 300, 'DRAIN_SECONDS', problems);
  if (problems.length > 0) throw new ConfigError(problems);

  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return {
    production,
    env: env['NODE_ENV'] || 'development',
    host,
    port,
    dataDir,
    photosDir,
    databaseUrl,
    jwtSecret: secret ?? goodStoredSecret(dataDir),
    jwtVerifySecrets,
    dataSecrets,
    appNow,
    demo,
    smtpUrl: env['SMTP_URL'] || null,
    mailFrom,
    contactMail,
    supportUrl,
    brandName,
    publicUrl,
    payments,
    invoices,
    line,
    push,
    providerTimeout,
    rateLimit,
    secondFactorRequired,
    jobsEnabled,
    apiDocs,
    trustedProxies,
    logLevel: env['LOG_LEVEL'] || 'info',
    metrics,
    drainSeconds,
  };
}

const SECRET_BYTES = 32;

/** An empty or cut file would sign with what anybody can guess. */
function goodStoredSecret(dataDir: string): string {
  const secret = storedSecret(dataDir);
  if (Buffer.byteLength(secret) >= SECRET_BYTES) return secret;
  const file = storedSecretFile(dataDir);
  throw new ConfigError([
    `${file} holds no secret of ${SECRET_BYTES} bytes: bring it back from a backup or set JWT_SECRET; if the file is deleted, a new secret is made, everybody signs in anew, and door codes kept under the old one cannot be read`,
  ]);
}

/** Secrets with commas between them. */
function secretList(env: Environment, name: string, production: boolean, problems: string[]): readonly string[] {
  const secrets = (env[name] ?? '').split(',').filter((each) => each !== '');
  for (const each of secrets) {
    if (Buffer.byteLength(each) < SECRET_BYTES) problems.push(`Each secret of ${name} needs 32 bytes or more`);
    else if (production && isWeakSecret(each))
      problems.push(`${name} can be guessed: make one by \`openssl rand -base64 48\``);
  }
  return secrets;
}

/** The folder of photos: below DATA_DIR unless FILES_URL names one that several servers share. */
function photosFolder(filesUrl: string | undefined, dataDir: string, problems: string[]): string {
  if (!filesUrl) return join(dataDir, 'photos');
  if (/^file:\/\/\/./.test(filesUrl) && URL.canParse(filesUrl)) return join(fileURLToPath(filesUrl), 'photos');
  problems.push('FILES_URL must look like file:///path/of/a/folder');
  return dataDir;
}
