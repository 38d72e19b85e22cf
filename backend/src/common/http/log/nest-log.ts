import type { LoggerService } from '@nestjs/common';
import type { Log } from './log.js';

/** What the framework says goes into the same log; its chatter at start only at debug level. */
export class NestLog implements LoggerService {
  constructor(private readonly to: Log) {}

  log(...said: unknown[]): void {
    this.to.debug(...logArguments(said));
  }
  warn(...said: unknown[]): void {
    this.to.warn(...logArguments(said));
  }
  error(...said: unknown[]): void {
    this.to.error(...logArguments(said));
  }
  fatal(...said: unknown[]): void {
    this.to.fatal(...logArguments(said));
  }
}

/** The text and where it was said. Of an error what the log tells of errors: its stack as text would hold its message. */
function logArguments([text, ...others]: readonly unknown[]): [{ err?: Error; context: unknown[] }, string] {
  const err = [text, ...others].find((each) => each instanceof Error);
  const context = others.filter((each) => typeof each === 'string' && !each.includes('\n'));
  return [{ ...(err === undefined ? {} : { err }), context }, text instanceof Error ? 'failed' : String(text)];
}
