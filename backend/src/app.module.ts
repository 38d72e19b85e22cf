import { Module, type DynamicModule } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import type { Config } from './config/config.js';
import { CoreModule } from './core.module.js';
import { HealthController } from './health.controller.js';
import { AreasModule } from './modules/areas/areas.module.js';
import { AuthModule } from './modules/auth/auth.module.js';
import { CalendarModule } from './modules/calendar/calendar.module.js';
import { HistoryModule } from './modules/history/history.module.js';
import { JobsModule } from './modules/jobs/jobs.module.js';
import { MailModule } from './modules/mail/mail.module.js';
import { MaintenanceModule } from './modules/maintenance/maintenance.module.js';
import { MastersModule } from './modules/masters/masters.module.js';
import { UsersModule } from './modules/users/users.module.js';
import { WashRequestsModule } from './modules/wash-requests/wash-requests.module.js';
import { ZipcodesModule } from './modules/zipcodes/zipcodes.module.js';

/** The server's table of contents. */
@Module({})
export class AppModule {
  static with(config: Config, { server = true }: { server?: boolean } = {}): DynamicModule {
    return {
      module: AppModule,
      imports: [
        CoreModule.with(config, { server }),
        PassportModule,
        HistoryModule,
        MailModule,
        MaintenanceModule,
        AuthModule,
        UsersModule,
        MastersModule,
        AreasModule,
        CalendarModule,
        ZipcodesModule,
        WashRequestsModule,
        JobsModule,
      ],
      controllers: [HealthController],
    };
  }
}
