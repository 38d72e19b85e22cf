import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { In } from 'typeorm';
import { Database } from '../../../common/transaction/database.js';
import type { Actor } from '../../history/audit-entry.js';
import { History } from '../../history/history.js';
import { User } from '../../users/user.entity.js';
import type { WashRequest } from '../request/wash-request.entity.js';

/** What the history says of requests that went from somebody to somebody. */
@Injectable()
export class AssignmentHistory {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(History) private readonly history: History,
  ) {}

  /** `requests`: as they were before. Call in the transaction that gave them to others. */
  async record(
    actor: Actor,
    requests: readonly WashRequest[],
    staffOf: (request: WashRequest) => number | null,
  ): Promise<void> {
    const userIds = [...new Set(requests.map((request) => request.user_id))];
    const users = await this.database.manager.findBy(User, { id: In(userIds) });
    const userOf = new Map(users.map((user) => [user.id, user]));
    await this.history.recordAll(
      requests.map((request) => ({
        type: OPERATION.staffAssigned,
        actor,
        user: userOf.get(request.user_id) ?? null,
        request,
        changes: { staff_id: [request.staff_id, staffOf(request)] },
      })),
    );
  }
}
