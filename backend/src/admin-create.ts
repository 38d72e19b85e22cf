import { randomInt } from 'node:crypto';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text as readAll } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { NestFactory } from '@nestjs/core';
import { LIMITS } from '@laundry/shared/constants/limits';
import { isMessageKey, message } from '@laundry/shared/messages/message';
import { isCustomerPassword, PASSWORD_SYMBOLS } from '@laundry/shared/text/password';
import { AppModule } from './app.module.js';
import { FieldErrors } from './common/errors/field-errors.js';
import { LOG, type Log } from './common/http/log/log.js';
import { NestLog } from './common/http/log/nest-log.js';
import type { Config } from './config/config.js';
import { CreateAdmin, type NewAdmin } from './modules/users/accounts/create-admin.js';

const USAGE = `usage: admin:create --email ADDRESS --name1 LAST --name2 FIRST [--password PASSWORD]
  --password -          takes the password from the standard input, as it is but for the end of its line
  --password=PASSWORD   for one that begins with a dash
  Without --password one is made and shown once.
`;
const PASSWORD_RULE = `${LIMITS.passwordMinLength} to ${LIMITS.passwordMaxLength} characters of letters, digits and ${PASSWORD_SYMBOLS}, with at least one letter and one digit`;
const REFUSED = 1;
const WRONG_CALL = 2;
const GENERATED_LENGTH = 16;
const LETTERS_AND_DIGITS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** `admin:create`: makes an administrator's account. A password that was given is never written anywhere. Answers the exit code. */
export async function createAdmin(config: Config, argv: readonly string[]): Promise<number> {
  const wanted = await readArguments(argv);
  if (wanted === null) {
    process.stderr.write(USAGE);
    return WRONG_CALL;
  }
  const password = wanted.password ?? generatedPassword();
  const refusal = await create(config, { ...wanted, password });
  if (refusal !== null) {
    process.stderr.write(`The account was not made:\n${refusal}`);
    return REFUSED;
  }
  process.stdout.write(`Administrator ${wanted.email} was made.\n`);
  if (wanted.password === null) process.stdout.write(`Password (shown only now): ${password}\n`);
  return 0;
}

type Wanted = Omit<NewAdmin, 'password'> & { readonly password: string | null };

async function readArguments(argv: readonly string[]): Promise<Wanted | null> {
  const text = { type: 'string' } as const;
  try {
    const options = { email: text, name1: text, name2: text, password: text };
    const { email, name1, name2, password } = parseArgs({ args: [...argv], options }).values;
    if (email === undefined || name1 === undefined || name2 === undefined) return null;
    const given = password === '-' ? await typedPassword() : password;
    return { email, name1, name2, password: given ?? null };
  } catch {
    return null;
  }
}

/** As it comes, but for the end of its line; what is typed at a terminal is not shown there. */
async function typedPassword(): Promise<string> {
  const { stdin: input } = process;
  if (!input.isTTY) return (await readAll(input)).replace(/\r?\n$/, '');
  process.stderr.write('Password: ');
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output, terminal: true });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}

/** What was wrong, a line for each field; null when the account was made. */
async function create(config: Config, admin: NewAdmin): Promise<string | null> {
  const app = await NestFactory.createApplicationContext(
    AppModule.with({ ...config, jobsEnabled: false, drainSeconds: 0 }, { server: false }),
    { bufferLogs: true, abortOnError: false },
  );
  try {
    app.useLogger(new NestLog(app.get<Log>(LOG)));
    await app.get(CreateAdmin, { strict: false }).execute(admin);
    return null;
  } catch (error) {
    if (!(error instanceof FieldErrors)) throw error;
    return Object.entries(error.errors)
      .map(([field, keys]) => `  --${field}: ${keys.map(wordsOf).join(', ')}\n`)
      .join('');
  } finally {
    await app.close();
  }
}

/** On the command line there is no field that says the rest of the rule. */
const wordsOf = (key: string): string => {
  if (key === 'password_format') return PASSWORD_RULE;
  return isMessageKey(key) ? message('en', key) : key;
};

function generatedPassword(): string {
  const characters = Array.from(
    { length: GENERATED_LENGTH },
    () => LETTERS_AND_DIGITS[randomInt(LETTERS_AND_DIGITS.length)],
  );
  const password = characters.join('');
  return isCustomerPassword(password) ? password : generatedPassword();
}
