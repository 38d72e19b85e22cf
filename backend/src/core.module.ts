import { Global, Inject, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { AccessGuard } from './common/auth/access.guard.js';
import { Clock } from './common/clock/clock.js';
import { PasswordHasher } from './common/crypto/password-hasher.js';
import { Sealer } from './common/crypto/sealer.js';
import { ProblemFilter } from './common/errors/problem-filter.js';
import { DeadlineInterceptor } from './common/http/deadline.interceptor.js';
import { InFlightInterceptor } from './common/http/in-flight.interceptor.js';
import { createLog, LOG } from './common/http/log.js';
import { RateLimiter } from './common/rate-limit/rate-limiter.js';
import { Database } from './common/transaction/database.js';
import { BodyPipe } from './common/validation/validation-pipe.js';
import { CONFIG, type Config } from './config/config.js';
import { createDataSource } from './database/data-source.js';
import { migrate } from './database/migrate.js';

/** What every module stands on: configuration, clock, log, database, and the rules of every route. */
@Global()
@Module({})
export class CoreModule implements OnApplicationShutdown {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  static with(config: Config, { server }: { server: boolean }): DynamicModule {
    const services = [Database, PasswordHasher, Sealer, RateLimiter];
    return {
      module: CoreModule,
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: Clock, useFactory: () => new Clock(config.appNow) },
        { provide: LOG, useFactory: () => createLog(config) },
        { provide: DataSource, useFactory: () => openMigrated(config, server) },
        ...services,
        { provide: APP_INTERCEPTOR, useClass: InFlightInterceptor },
        { provide: APP_INTERCEPTOR, useClass: DeadlineInterceptor },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_PIPE, useClass: BodyPipe },
        { provide: APP_FILTER, useClass: ProblemFilter },
      ],
      exports: [CONFIG, Clock, LOG, DataSource, ...services],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.dataSource.destroy();
  }
}

async function openMigrated(config: Config, server: boolean): Promise<DataSource> {
  const dataSource = await createDataSource({ url: config.databaseUrl, server });
  await migrate(dataSource);
  return dataSource;
}
