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
}

/**
 * Reads DATABASE_URL: `sqlite:/path/file`, `sqlite::memory:` or `mysql://user:pw@host:3306/database` (MariaDB too).
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
  };
}
