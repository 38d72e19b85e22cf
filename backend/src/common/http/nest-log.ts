import type { LoggerService } from '@nestjs/common';
import type { Log } from './log.js';

/** What the framework says goes into the same log; its chatter at start only at debug level. */
export class NestLog implements LoggerService {
  constructor(private readonly to: Log) {}

  log(text: unknown, ...context: unknown[]): void {
    this.to.debug({ context }, String(text));
  }
  warn(text: unknown, ...context: unknown[]): void {
    this.to.warn({ context }, String(text));
  }
  error(text: unknown, ...context: unknown[]): void {
    this.to.error({ context }, String(text));
  }
  fatal(text: unknown, ...context: unknown[]): void {
    this.to.fatal({ context }, String(text));
  }
}
