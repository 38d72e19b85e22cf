import { Module, type DynamicModule } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import type { Config } from './config/config.js';
import { CoreModule } from './core.module.js';
import { HealthController } from './health.controller.js';
import { AddBagModule } from './modules/add-bag/add-bag.module.js';
import { AreasModule } from './modules/areas/areas.module.js';
import { AuthModule } from './modules/auth/auth.module.js';
import { CalendarModule } from './modules/calendar/calendar.module.js';
import { ClaimsModule } from './modules/claims/claims.module.js';
import { CompanyPeopleModule } from './modules/company-people/company-people.module.js';
import { ContactsModule } from './modules/contacts/contacts.module.js';
import { CustomerRecordModule } from './modules/customer-record/customer-record.module.js';
import { FailuresModule } from './modules/failures/failures.module.js';
import { HistoryModule } from './modules/history/history.module.js';
import { InsightsModule } from './modules/insights/insights.module.js';
import { JobsModule } from './modules/jobs/jobs.module.js';
import { LiveModule } from './modules/live/live.module.js';
import { MailModule } from './modules/mail/mail.module.js';
import { MaintenanceModule } from './modules/maintenance/maintenance.module.js';
import { MembershipModule } from './modules/membership/membership.module.js';
import { LegalModule } from './modules/legal/legal.module.js';
import { MastersModule } from './modules/masters/masters.module.js';
import { MembersModule } from './modules/members/members.module.js';
import { NotificationsModule } from './modules/notifications/notifications.module.js';
import { OnetimePaymentsModule } from './modules/onetime-payments/onetime-payments.module.js';
import { OwnDataModule } from './modules/own-data/own-data.module.js';
import { OwnPaymentsModule } from './modules/own-payments/own-payments.module.js';
import { PaymentsModule } from './modules/payments/payments.module.js';
import { PhotosModule } from './modules/photos/photos.module.js';
import { ReceiptsModule } from './modules/receipts/receipts.module.js';
import { SearchModule } from './modules/search/search.module.js';
import { SessionsModule } from './modules/sessions/sessions.module.js';
import { TodayModule } from './modules/today/today.module.js';
import { UsersModule } from './modules/users/users.module.js';
import { VersionsModule } from './modules/versions/versions.module.js';
import { VisitLinksModule } from './modules/visit-links/visit-links.module.js';
import { VenuesModule } from './modules/venues/venues.module.js';
import { ActReportsModule } from './modules/wash-requests/offline-acts/act-reports.module.js';
import { WashRequestsModule } from './modules/wash-requests/wash-requests.module.js';
import { WorkReportsModule } from './modules/work-reports/work-reports.module.js';
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
        VersionsModule,
        VisitLinksModule,
        MailModule,
        MaintenanceModule,
        PaymentsModule,
        SessionsModule,
        AuthModule,
        UsersModule,
        LegalModule,
        MastersModule,
        AreasModule,
        CalendarModule,
        ZipcodesModule,
        VenuesModule,
        ContactsModule,
        OnetimePaymentsModule,
        MembersModule,
        WorkReportsModule,
        AddBagModule,
        ReceiptsModule,
        SearchModule,
        CustomerRecordModule,
        OwnDataModule,
        OwnPaymentsModule,
        FailuresModule,
        TodayModule,
        InsightsModule,
        WashRequestsModule,
        ActReportsModule,
        LiveModule,
        PhotosModule,
        ClaimsModule,
        CompanyPeopleModule,
        NotificationsModule,
        MembershipModule,
        JobsModule,
      ],
      controllers: [HealthController],
    };
  }
}
