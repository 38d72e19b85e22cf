import { Inject, Injectable } from '@nestjs/common';
import { may } from '@laundry/shared/rules/accounts/permissions';
import { LIVE_ACTIONS, type OpenedResource } from '@laundry/shared/rules/live/live-change';
import { fromEpochMillis } from '@laundry/shared/time/jst';
import { asOperator, type Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { isUniqueViolation } from '../../../common/transaction/database-errors.js';
import { Database } from '../../../common/transaction/database.js';
import { ClaimQueries } from '../../claims/claim.queries.js';
import { ConsoleUserQueries } from '../../users/console/console-user.queries.js';
import { RequestTargets } from '../../wash-requests/dispatch/console-request-target.js';
import { OpenRecord } from './open-record.entity.js';
import { OpenRecordQueries } from './open-record.queries.js';
import type { OpenRecordView } from './open-record.view.js';

/** For so long a record is held open. */
const OPEN_SECONDS = 45;

/** An operator has a record open, or has left it. The screen says so again and again: whoever goes without a word is soon gone. */
@Injectable()
export class HoldRecord {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(OpenRecordQueries) private readonly records: OpenRecordQueries,
    @Inject(RequestTargets) private readonly requests: RequestTargets,
    @Inject(ConsoleUserQueries) private readonly users: ConsoleUserQueries,
    @Inject(ClaimQueries) private readonly claims: ClaimQueries,
  ) {}

  /** Answers who else has it open. Throws {@link NotFound} for what the caller may not see. */
  async open(caller: Principal, resource: OpenedResource, id: number): Promise<OpenRecordView> {
    await this.findVisible(caller, resource, id);
    await this.hold(caller, resource, id);
    return { people: await this.records.others(caller, resource, id) };
  }

  async leave({ sessionId }: Principal, resource: OpenedResource, id: number): Promise<void> {
    await this.database.manager.delete(OpenRecord, { session_id: sessionId, resource, record_id: id });
  }

  private async findVisible(caller: Principal, resource: OpenedResource, id: number): Promise<void> {
    if (!may(asOperator(caller), LIVE_ACTIONS[resource])) throw new NotFound();
    switch (resource) {
      case 'wash-requests':
        return this.requests.findVisible(caller, id);
      case 'users':
        return this.users.find(id);
      case 'claims':
        return this.claims.find(id);
    }
  }

  private async hold(
    { personId: user_id, sessionId: session_id }: Principal,
    resource: OpenedResource,
    record_id: number,
  ) {
    const { manager } = this.database;
    const key = { session_id, resource, record_id };
    const until = fromEpochMillis(this.clock.epochMillis() + OPEN_SECONDS * 1_000);
    const { affected } = await manager.update(OpenRecord, key, { until });
    if (affected !== 0) return;
    try {
      await manager.insert(OpenRecord, { ...key, user_id, until });
    } catch (error) {
      // Another tab of the session has it open by now.
      if (!isUniqueViolation(error)) throw error;
    }
  }
}
