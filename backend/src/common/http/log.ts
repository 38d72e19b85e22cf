import { destination, pino, stdTimeFunctions, type Logger } from 'pino';
import pretty from 'pino-pretty';
import type { Config } from '../../config/config.js';

export type Log = Logger;
/** Injection token of the application's log. */
export const LOG = Symbol('LOG');

const STANDARD_ERROR = 2;

/**
 * One line of JSON an event, readable lines on a terminal, on the standard error: the standard output is for what a
 * person or script asked for. No header, body or query is ever logged, so no secret can be (reliability §5).
 */
export function createLog(config: Config): Log {
  const readable = !config.production && process.stderr.isTTY;
  return pino(
    {
      level: config.logLevel,
      timestamp: stdTimeFunctions.isoTime,
      redact: ['*.password', '*.password_hash', '*.token', '*.access_token', 'err.parameters', 'err.query', 'err.sql'],
    },
    readable
      ? pretty({ ignore: 'pid,hostname', destination: STANDARD_ERROR })
      : destination({ fd: STANDARD_ERROR, sync: false }),
  );
}
