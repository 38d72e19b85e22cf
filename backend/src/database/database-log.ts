import { Logger as NestLogger } from '@nestjs/common';
import type { Logger } from 'typeorm';
import { withoutValues } from '../common/errors/logged-error.js';

/**
 * What TypeORM has to say, in the server's log. Statements appear without their parameters, which are people's data;
 * failed ones are not repeated here, as their error reaches whoever asked.
 */
export class DatabaseLog implements Logger {
  private readonly logger = new NestLogger('Database');

  constructor(private readonly everyStatement: boolean) {}

  logQuery(sql: string): void {
    if (this.everyStatement) this.logger.debug(withoutValues(sql));
  }

  logQueryError(): void {
    // Thrown as well.
  }

  logQuerySlow(millis: number, sql: string): void {
    this.logger.warn(`A statement took ${millis} ms: ${withoutValues(sql)}`);
  }

  logSchemaBuild(): void {
    // `migrate` tells what it did.
  }

  logMigration(message: string): void {
    // The message of the error, which comes last, may hold a row's values; it is thrown as well.
    this.logger.warn(message.replace(/, error: .*$/s, ''));
  }

  log(level: 'log' | 'info' | 'warn', message: unknown): void {
    if (level === 'warn') this.logger.warn(message);
  }
}
