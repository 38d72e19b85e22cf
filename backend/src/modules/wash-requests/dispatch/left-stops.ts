import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { hadUntilLately, isLately, type Assignment } from '@laundry/shared/rules/dispatch/left-stop';
import { storedChanges } from '@laundry/shared/rules/history/stored-changes';
import { personName } from '@laundry/shared/text/person-name';
import { parseRowId } from '@laundry/shared/text/row-id';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { IsNull } from 'typeorm';
import type { Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { Database } from '../../../common/transaction/database.js';
import { OperationHistory } from '../../history/operation-history.entity.js';
import { User } from '../../users/user.entity.js';
import { WashRequest } from '../request/wash-request.entity.js';
import { StopLeft } from './stop-left.js';

/** Stops that were given to somebody else, or have ended, before what their driver did there arrived. */
@Injectable()
export class LeftStops {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** What is told of a request that the caller does not see any more; null: nothing. */
  async of(caller: Principal, id: number): Promise<StopLeft | null> {
    const { manager } = this.database;
    const request = await manager.findOneBy(WashRequest, { pay_by: IsNull(), id });
    if (request === null) return null;
    if (!this.endedLately(caller, request) && !(await this.wasLeftBy(caller, id, this.clock.now()))) return null;
    if (request.cancel_kind !== null) return StopLeft.ended(request.cancel_kind);
    const staff = request.staff_id === null ? null : await manager.findOneBy(User, { id: request.staff_id });
    return StopLeft.to(staff === null ? null : personName(staff));
  }

  /** Whether it ended lately, while it was the caller's. */
  private endedLately({ personId }: Principal, { staff_id, cancelled_at }: WashRequest): boolean {
    return staff_id === personId && cancelled_at !== null && isLately(cancelled_at, this.clock.now());
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
