import { pino, stdTimeFunctions, type Logger } from 'pino';
import type { Config } from '../../config/config.js';

export type Log = Logger;
/** Injection token of the application's log. */
export const LOG = Symbol('LOG');

/** One line of JSON an event; no header, body or query is ever logged, so no secret can be (reliability §5). */
export function createLog(config: Config): Log {
  const pretty = !config.production && process.stdout.isTTY;
  return pino({
    level: config.logLevel,
    timestamp: stdTimeFunctions.isoTime,
    redact: ['*.password', '*.password_hash', '*.token', '*.access_token', 'err.parameters', 'err.query', 'err.sql'],
    ...(pretty ? { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } } : {}),
  });
}
