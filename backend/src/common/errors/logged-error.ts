import { QueryFailedError } from 'typeorm';

/** What the log tells of an error. */
export interface LoggedError {
  readonly type: string;
  readonly code?: string;
  readonly errno?: number;
  /** The statement that failed, without its values. */
  readonly statement?: string;
  /** Where it was thrown, innermost first. */
  readonly stack?: readonly string[];
  readonly cause?: LoggedError;
  readonly errors?: readonly LoggedError[];
}

const DEPTH = 4;
const STATEMENT_LENGTH = 1_000;
const FRAME = /^\s*at (.*:\d+:\d+\)?)$/;
/** One that is not closed goes on to the end. */
const LITERAL = /'(?:[^'\\]|''|\\.)*'?/gs;

/**
 * Type, code, number, places and statement of an error and of what caused it. Never its message or any other member:
 * drivers put names, addresses and password hashes there ("Duplicate entry '…'", the statement with its values).
 */
export function loggedError(error: unknown, depth = DEPTH): LoggedError {
  if (!(error instanceof Error)) return { type: error === null ? 'null' : typeof error };
  const code = 'code' in error ? error.code : undefined;
  const errno = 'errno' in error ? error.errno : undefined;
  const stack = framesOf(error);
  const inner: unknown[] = error instanceof AggregateError ? error.errors : [];
  return {
    type: error.constructor.name,
    ...(typeof code === 'string' && /^\w{1,60}$/.test(code) ? { code } : {}),
    ...(Number.isInteger(errno) ? { errno: Number(errno) } : {}),
    ...(error instanceof QueryFailedError ? { statement: withoutValues(error.query) } : {}),
    ...(stack.length > 0 ? { stack } : {}),
    ...(error.cause !== undefined && depth > 0 ? { cause: loggedError(error.cause, depth - 1) } : {}),
    ...(inner.length > 0 && depth > 0 ? { errors: inner.map((each) => loggedError(each, depth - 1)) } : {}),
  };
}

/** A statement on one line, without its quoted text. */
export function withoutValues(sql: string): string {
  const plain = sql.replace(LITERAL, '?').replace(/\s+/g, ' ');
  return plain.length > STATEMENT_LENGTH ? `${plain.slice(0, STATEMENT_LENGTH)} …` : plain;
}

/** The stack begins with the message, whose lines could look like places. */
function framesOf({ message, stack = '' }: Error): string[] {
  const places = stack.slice(stack.indexOf(message) + message.length);
  return places.split('\n').flatMap((line) => FRAME.exec(line)?.[1] ?? []);
}
