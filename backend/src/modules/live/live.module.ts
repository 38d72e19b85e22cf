import { Module } from '@nestjs/common';
import { ClaimsModule } from '../claims/claims.module.js';
import { MaintenanceModule } from '../maintenance/maintenance.module.js';
import { UsersModule } from '../users/users.module.js';
import { WashRequestsModule } from '../wash-requests/wash-requests.module.js';
import { HistoryFeed } from './history-feed.js';
import { ListenerCheck } from './listener-check.js';
import { LiveController } from './live.controller.js';
import { LiveRounds } from './live-rounds.js';
import { LiveStreams } from './live-streams.js';
import { HoldRecord } from './records/hold-record.js';
import { OpenRecordQueries } from './records/open-record.queries.js';
import { ToldChanges } from './told-changes.js';

@Module({
  imports: [ClaimsModule, MaintenanceModule, UsersModule, WashRequestsModule],
  controllers: [LiveController],
  providers: [HistoryFeed, ListenerCheck, LiveRounds, LiveStreams, ToldChanges, HoldRecord, OpenRecordQueries],
})
export class LiveModule {}
