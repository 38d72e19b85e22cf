import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { hadUntilLately, type Assignment } from '@laundry/shared/rules/dispatch/left-stop';
import { storedChanges } from '@laundry/shared/rules/history/stored-changes';
import { personName } from '@laundry/shared/text/person-name';
import { parseRowId } from '@laundry/shared/text/row-id';
import type { JstDateTime } from '@laundry/shared/time/jst';
import type { Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { Database } from '../../../common/transaction/database.js';
import { OperationHistory } from '../../history/operation-history.entity.js';
import { User } from '../../users/user.entity.js';
import { LIVE } from '../request/live-request.js';
import { WashRequest } from '../request/wash-request.entity.js';
import { StopLeft } from './stop-left.js';

/** Stops that were given to somebody else before what their driver did there arrived. */
@Injectable()
export class LeftStops {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** What is told of a live request that the caller does not see any more; null: nothing. */
  async of(caller: Principal, id: number): Promise<StopLeft | null> {
    const { manager } = this.database;
    const request = await manager.findOneBy(WashRequest, { ...LIVE, id });
    if (request === null) return null;
    if (!(await this.wasLeftBy(caller, id, this.clock.now()))) return null;
    const staff = request.staff_id === null ? null : await manager.findOneBy(User, { id: request.staff_id });
    return new StopLeft(staff === null ? null : personName(staff));
  }

  /** Whether the caller had it at a moment, after it, or so short before that what they did there without a line was theirs to do. */
  async wasLeftBy({ personId }: Principal, id: number, at: JstDateTime): Promise<boolean> {
    const where = { wreq_id: id, operation_type: OPERATION.staffAssigned };
    const entries = await this.database.manager.findBy(OperationHistory, where);
    return hadUntilLately(entries.map(assignmentIn), personId, at);
  }
}

const assignmentIn = ({ changes, search_timestamp: at }: OperationHistory): Assignment => {
  const from = storedChanges(changes).find(({ field }) => field === 'staff_id')?.from;
  return { from: parseRowId(from ?? ''), at };
};
