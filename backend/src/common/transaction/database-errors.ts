/** What the drivers tell about a failure, whichever of them it was. */
interface DriverError {
  readonly code: string;
  readonly errno: number | undefined;
  readonly message: string;
}

const ER_CHECKREAD = 1020;

/**
 * Deadlock, lock wait timeout, "record has changed since last read" (MariaDB), a table (1412) or the tables of a prepared
 * statement (1615) that were changed meanwhile: gone when the transaction runs again.
 */
const TRANSIENT_ERRNOS = new Set([1213, 1205, ER_CHECKREAD, 1412, 1615]);

/** What {@link Database.beginAnew} throws: the database says the same of a snapshot by this number. */
export class ChangedSinceRead extends Error {
  readonly errno = ER_CHECKREAD;
}

const LOST_CODES = new Set([
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_SEQUENCE_TIMEOUT',
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_WRITE_AFTER_END',
  'ER_SERVER_SHUTDOWN',
  'ER_CLIENT_INTERACTION_TIMEOUT',
]);

const UNREACHABLE_CODES = new Set([
  'ECONNREFUSED',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'GATE_TIMEOUT',
  'POOL_TIMEOUT',
  'SQLITE_FULL',
  'SQLITE_CANTOPEN',
]);

/**
 * Too many connections (1040, 1203), disk or table full (1021, 1114), statement stopped by its time limit or an
 * operator (1969, 3024, 1317), too many prepared statements (1461).
 */
const OVERLOADED_ERRNOS = new Set([1040, 1203, 1021, 1114, 1969, 3024, 1317, 1461]);

/** Server read-only (1290, 1792, 1836), a cluster's node that has lost the others (1047). */
const DEMOTED_ERRNOS = new Set([1290, 1792, 1836, 1047]);

const ER_ERROR_DURING_COMMIT = 1180;
/** MariaDB's, which has no name in the driver. */
const ER_CONNECTION_KILLED = 1927;

/** mysql2 gives these no code. */
const LOST_MESSAGES = ['connection is in closed state', "Can't write in closed state"];
const POOL_MESSAGES = ['Queue limit reached.', 'Pool is closed.', 'No connections available.'];

/** A unique key, named as each database names it in its error. */
export interface UniqueKey {
  /** The constraint's or index's name. */
  readonly name: string;
  /** Its columns, in order. */
  readonly columns: readonly string[];
}

/** Whether a row broke a unique key: any, or just `key`. */
export function isUniqueViolation(error: unknown, key?: UniqueKey): boolean {
  return driverErrors(error).some(({ code, errno, message }) => {
    if (errno === 1062 || code === 'ER_DUP_ENTRY') {
      const told = message.slice(message.lastIndexOf("for key '"));
      return key === undefined || told.startsWith(`for key '${key.name}'`) || told.includes(`.${key.name}'`);
    }
    if (code !== 'SQLITE_CONSTRAINT_UNIQUE' && code !== 'SQLITE_CONSTRAINT_PRIMARYKEY') return false;
    if (key === undefined || message.includes(`index '${key.name}'`)) return true;
    const broken = message.replace(/^.*failed: /, '').split(', ');
    return broken.map((column) => column.replace(/^.*\./, '')).join() === key.columns.join();
  });
}

/** Whether a row points at a row that is not there, or something still points at the row to be deleted. */
export function isForeignKeyViolation(error: unknown): boolean {
  return driverErrors(error).some(
    ({ code, errno }) => errno === 1451 || errno === 1452 || code === 'SQLITE_CONSTRAINT_FOREIGNKEY',
  );
}

/** Whether another process holds the SQLite file at this moment. */
export function isSqliteBusy(error: unknown): boolean {
  return driverErrors(error).some(({ code }) => code.startsWith('SQLITE_BUSY') || code === 'SQLITE_LOCKED');
}

/** Whether the same transaction, run again from its beginning, may well succeed. */
export function isTransient(error: unknown): boolean {
  return (
    isSqliteBusy(error) || driverErrors(error).some(({ errno }) => errno !== undefined && TRANSIENT_ERRNOS.has(errno))
  );
}

/** Whether the connection broke under the statement: nothing uncommitted of it is left. */
export function isConnectionLost(error: unknown): boolean {
  return driverErrors(error).some(
    ({ code, errno, message }) =>
      LOST_CODES.has(code) || errno === ER_CONNECTION_KILLED || LOST_MESSAGES.some((text) => message.includes(text)),
  );
}

/** Whether nobody knows what became of the statement: the answer is lost, or (1180) a COMMIT failed half-way. */
export function isOutcomeUnknown(error: unknown): boolean {
  return isConnectionLost(error) || driverErrors(error).some(({ errno }) => errno === ER_ERROR_DURING_COMMIT);
}

/** Whether the node takes no writes any more: a new connection may lead to one that does. */
export function isDemoted(error: unknown): boolean {
  return driverErrors(error).some(({ errno }) => errno !== undefined && DEMOTED_ERRNOS.has(errno));
}

/** Whether the fault is the database's state and not the request's: answered 503 with Retry-After. */
export function isUnavailable(error: unknown): boolean {
  return (
    isTransient(error) ||
    isOutcomeUnknown(error) ||
    isDemoted(error) ||
    driverErrors(error).some(
      ({ code, errno, message }) =>
        UNREACHABLE_CODES.has(code) ||
        code.startsWith('SQLITE_IOERR') ||
        (errno !== undefined && OVERLOADED_ERRNOS.has(errno)) ||
        POOL_MESSAGES.includes(message),
    )
  );
}

/** The error and what it wraps: TypeORM's `driverError`, `cause`, and the addresses tried of one host. */
function driverErrors(error: unknown, depth = 0): DriverError[] {
  if (typeof error !== 'object' || error === null || depth > 4) return [];
  const { code, errno, message, driverError, cause, errors } = error as Record<string, unknown>;
  const inner: unknown[] = [driverError, cause, errors].flat();
  return [
    {
      code: typeof code === 'string' ? code : '',
      errno: typeof errno === 'number' ? errno : undefined,
      message: typeof message === 'string' ? message : '',
    },
    ...inner.flatMap((one) => driverErrors(one, depth + 1)),
  ];
}
