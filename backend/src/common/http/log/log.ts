import { pino, stdTimeFunctions, type Logger } from 'pino';
import pretty from 'pino-pretty';
import type { Config } from '../../../config/config.js';
import { loggedError } from '../../errors/logged-error.js';
import { LogSink, writerTo } from './log-sink.js';
import { requestId } from './request-id.js';

export type Log = Logger;
/** Injection token of the application's log. */
export const LOG = Symbol('LOG');

const STANDARD_ERROR = 2;
const sink = new LogSink(writerTo(STANDARD_ERROR));

/**
 * One line of JSON an event, readable lines on a terminal, on the standard error: the standard output is for what a
 * person or script asked for. No header, body, query or error message is ever logged, so no secret can be.
 */
export function createLog(config: Config): Log {
  const readable = !config.production && process.stderr.isTTY;
  return pino(
    {
      level: config.logLevel,
      timestamp: stdTimeFunctions.isoTime,
      mixin: ofRequest,
      serializers: { err: readable ? withMessage : loggedError },
    },
    readable ? pretty({ ignore: 'pid,hostname', destination: STANDARD_ERROR }) : sink,
  );
}

/** Of which call a line is. */
function ofRequest(): { readonly request_id?: string } {
  const id = requestId();
  return id === null ? {} : { request_id: id };
}

/** Resolves when what was logged is written; a log that cannot be written is waited for a second. */
export const logWritten = (log: Log): Promise<void> => new Promise((resolve) => log.flush(() => resolve()));

/** Whoever has a terminal open is developing, and has only the demo's people. */
const withMessage = (error: unknown) => ({
  message: error instanceof Error ? error.message : undefined,
  ...loggedError(error),
});
