import { resolve } from 'node:path';

export interface SqliteUrl {
  readonly kind: 'sqlite';
  /** Absolute path of the file, or `:memory:`. */
  readonly file: string;
}

export interface MysqlUrl {
  readonly kind: 'mysql';
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
  /** Null: in the clear. */
  readonly tls: MysqlTls | null;
}

export interface MysqlTls {
  /** Whether the server's certificate must be good, and its own. */
  readonly verify: boolean;
  /** File of the authority that signed it; null: those that Node trusts. */
  readonly caFile: string | null;
}

/** What `ssl=` and `sslmode=` may say: nothing, encrypt, encrypt and verify whom one speaks to. */
const TLS_MODES = new Map<string, 'none' | 'encrypt' | 'verify'>([
  ['false', 'none'],
  ['disable', 'none'],
  ['disabled', 'none'],
  ['require', 'encrypt'],
  ['required', 'encrypt'],
  ['true', 'verify'],
  ['verify-ca', 'verify'],
  ['verify-full', 'verify'],
  ['verify_ca', 'verify'],
  ['verify_identity', 'verify'],
]);

/**
 * Reads DATABASE_URL: `sqlite:/path/file`, `sqlite::memory:` or `mysql://user:pw@host:3306/database` (MariaDB too), the
 * latter with `?ssl=true` or `?sslmode=require|verify-full` and `sslca=/path/file` where TLS is wanted.
 * Throws an Error that names the expected forms, never the password.
 */
export function parseDatabaseUrl(url: string): SqliteUrl | MysqlUrl {
  if (url === 'sqlite::memory:') return { kind: 'sqlite', file: ':memory:' };
  if (url.startsWith('sqlite:') && url.length > 'sqlite:'.length) {
    return { kind: 'sqlite', file: resolve(url.slice('sqlite:'.length).replace(/^\/\/(?=\/)/, '')) };
  }
  const parsed = URL.canParse(url) ? new URL(url) : null;
  const database = decodeURIComponent(parsed?.pathname.slice(1) ?? '');
  if (parsed?.protocol !== 'mysql:' || parsed.hostname === '' || database === '') {
    throw new Error('A database address looks like sqlite:/path/file or mysql://user:pw@host:3306/database');
  }
  return {
    kind: 'mysql',
    host: parsed.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(parsed.port || 3306),
    user: decodeURIComponent(parsed.username) || 'root',
    password: decodeURIComponent(parsed.password),
    database,
    tls: tlsOf(parsed.searchParams),
  };
}

/** A word that is not understood is refused: ignoring it might send everything in the clear. */
function tlsOf(parameters: URLSearchParams): MysqlTls | null {
  let mode: 'none' | 'encrypt' | 'verify' | undefined;
  for (const [name, value] of parameters) {
    if (name === 'sslca') continue;
    if (!['ssl', 'sslmode', 'ssl-mode'].includes(name))
      throw new Error(`A database address has no parameter "${name}"`);
    mode = TLS_MODES.get(value.toLowerCase());
    if (mode === undefined) throw new Error(`A database address has no ${name} of "${value}"`);
  }
  const caFile = parameters.get('sslca');
  if (mode === 'none' || (mode === undefined && caFile === null)) return null;
  return { verify: mode !== 'encrypt', caFile };
}
