import { createRequire } from 'node:module';
import { REPOSITORY } from '../environment.js';
import { HOSTILE_TEXTS, SHORT_TEXT, TYPED_TEXTS } from './corpus.js';

interface Sqlite {
  exec(sql: string): void;
  prepare(sql: string): {
    all(...parameters: readonly unknown[]): unknown[];
    run(...parameters: readonly unknown[]): void;
  };
  close(): void;
}
/** The server's own driver. */
const Driver = createRequire(`${REPOSITORY}backend/package.json`)('better-sqlite3') as new (path: string) => Sqlite;

/** Shorter columns hold moments and keys of lists (backend/test/harness/free-texts.ts). */
const SHORTEST = 50;
/** Texts that nobody types: keys, JSON of ours, secrets and what providers say. */
const TECHNICAL: readonly RegExp[] = [
  /^(migrations|typeorm_metadata|attempts|idempotency_keys|one_time_tokens|recovery_codes|second_factors|hostile_texts)\./,
  /^(payments|payment_attempts|payment_messages|sandbox_\w+|case_codes|sqlite_\w+)\./,
  /\.(password_hash|email_key|once_key|changes|content_key|visit_\w+|owner|purpose|reason|template|phone_end|wish|secret_hash)$/,
  /^(payment_documents\.content|mails\.body|sessions\.id|users\.ac_user_id|week_exceptions\.pauses)$/,
  // A rule of their own lets nothing else into them (shared/src/text/email.ts).
  /^(users|company_invitations)\.email2?$/,
];
/** Of rows that the screens' own preparation makes: what it writes it also finds them by. */
const FOUND_BY: readonly RegExp[] = [/^users\./, /^mails\.recipient$/];

interface Column {
  readonly name: string;
  readonly type: string;
}
/** A column in which somebody may have typed; `length` null: as much as they like. */
interface FreeColumn {
  readonly name: string;
  readonly length: number | null;
}

/**
 * Puts one of the texts behind everything that somebody may have typed, in every row that there is and in every row to
 * come. The column's number and the row's decide which, so that each text stands in every kind of column.
 */
export function plantHostileTexts(path: string): void {
  const database = new Driver(path);
  database.exec('CREATE TABLE hostile_texts (n INTEGER PRIMARY KEY, text TEXT NOT NULL)');
  const insert = database.prepare('INSERT INTO hostile_texts VALUES (?, ?)');
  HOSTILE_TEXTS.forEach((text, n) => insert.run(n, text));
  for (const { table, columns } of freeColumns(database)) {
    // An account's texts come back into forms, which check them.
    const texts = table === 'users' ? TYPED_TEXTS.length : HOSTILE_TEXTS.length;
    const set = (those: readonly FreeColumn[], row: string): string =>
      `UPDATE ${table} SET ${those.map((column, at) => behind(column, `(${row} + ${at}) % ${texts}`)).join(', ')}`;
    database.exec(set(columns, `${table}.rowid`));
    const later = columns.filter(({ name }) => !matches(FOUND_BY, `${table}.${name}`));
    if (later.length === 0) continue;
    database.exec(
      `CREATE TRIGGER hostile_${table} AFTER INSERT ON ${table}
       BEGIN ${set(later, 'NEW.rowid')} WHERE rowid = NEW.rowid; END`,
    );
  }
  database.close();
}

/** What is encrypted is replaced: the server reads what it finds in clear. A short one stands where there is no room. */
function behind({ name, length }: FreeColumn, n: string): string {
  const stood = `(CASE WHEN "${name}" LIKE 'v1.%' THEN '' ELSE COALESCE("${name}", '') END)`;
  const text = `(SELECT text FROM hostile_texts WHERE n = ${n})`;
  if (length === null) return `"${name}" = ${stood} || ${text}`;
  const fits = `LENGTH(${stood} || ${text}) <= ${length}`;
  return `"${name}" = ${stood} || CASE WHEN ${fits} THEN ${text} ELSE '${SHORT_TEXT}' END`;
}

function freeColumns(database: Sqlite): { table: string; columns: FreeColumn[] }[] {
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as { name: string }[];
  return tables
    .map(({ name: table }) => {
      const all = database.prepare('SELECT name, type FROM pragma_table_info(?)').all(table) as Column[];
      const columns = all.flatMap(({ name, type }) => {
        const length = /^varchar\((\d+)\)$/i.exec(type)?.[1];
        const isFree = length === undefined ? /^text$/i.test(type) : Number(length) >= SHORTEST;
        return isFree ? [{ name, length: length === undefined ? null : Number(length) }] : [];
      });
      return { table, columns: columns.filter(({ name }) => !matches(TECHNICAL, `${table}.${name}`)) };
    })
    .filter(({ columns }) => columns.length > 0);
}

const matches = (patterns: readonly RegExp[], column: string): boolean =>
  patterns.some((pattern) => pattern.test(column));
