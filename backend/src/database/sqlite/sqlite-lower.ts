import type SqliteConnection from 'better-sqlite3';
import { toSmallLetters } from '@laundry/shared/text/letter-case';

/** Gives SQLite, whose own LOWER knows A to Z alone, the LOWER that MySQL and MariaDB have. */
export function lowerLikeMysql(connection: SqliteConnection): void {
  connection.function('lower', { deterministic: true }, (value) =>
    typeof value === 'string' ? toSmallLetters(value) : value,
  );
}
