import { Global, Inject, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AccessGuard } from './common/auth/access.guard.js';
import { KnownTokens } from './common/auth/known-tokens.js';
import { Clock } from './common/clock/clock.js';
import { PasswordHasher } from './common/crypto/password-hasher.js';
import { Encryption } from './common/crypto/encryption.js';
import { EncryptStored } from './common/crypto/encrypt-stored.js';
import { ProblemFilter } from './common/errors/problem-filter.js';
import { InFlightInterceptor } from './common/http/in-flight.interceptor.js';
import { createLog, LOG, logWritten, type Log } from './common/http/log/log.js';
import { IdempotencyKeys } from './common/idempotency/idempotency-keys.js';
import { RateLimiter } from './common/rate-limit/rate-limiter.js';
import { Shutdown } from './common/shutdown.js';
import { Database } from './common/transaction/database.js';
import { BodyPipe } from './common/validation/validation-pipe.js';
import { CONFIG, type Config } from './config/config.js';
import { createDataSource } from './database/data-source.js';
import { migrate } from './database/migrate.js';
import { encryptColumns } from './database/encrypted-columns.js';

/** What every module stands on: configuration, clock, log, database, and the rules of every route. */
@Global()
@Module({})
export class CoreModule implements OnApplicationShutdown {
  constructor(@Inject(LOG) private readonly log: Log) {}

  static with(config: Config, { server }: { server: boolean }): DynamicModule {
    const services = [Database, KnownTokens, PasswordHasher, Encryption, IdempotencyKeys, RateLimiter, Shutdown];
    return {
      module: CoreModule,
      imports: [
        TypeOrmModule.forRootAsync({
          // A server that is not up yet is waited for by our own factory; a database that is refused is refused at once.
          useFactory: () => ({ retryAttempts: 1, toRetry: () => false }),
          dataSourceFactory: () => openMigrated(config, server),
        }),
      ],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: Clock, useFactory: () => new Clock(config.appNow) },
        { provide: LOG, useFactory: () => createLog(config) },
        ...services,
        ...(server ? [EncryptStored] : []),
        { provide: APP_INTERCEPTOR, useClass: InFlightInterceptor },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_PIPE, useClass: BodyPipe },
        { provide: APP_FILTER, useClass: ProblemFilter },
      ],
      exports: [CONFIG, Clock, LOG, ...services],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await logWritten(this.log);
  }
}

async function openMigrated(config: Config, server: boolean): Promise<DataSource> {
  const dataSource = await createDataSource({ url: config.databaseUrl, server });
  await migrate(dataSource);
  encryptColumns(dataSource, new Encryption(config));
  return dataSource;
}
