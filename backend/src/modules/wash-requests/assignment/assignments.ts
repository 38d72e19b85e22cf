import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { REASON } from '@laundry/shared/constants/reasons';
import { decideOperation } from '@laundry/shared/rules/dispatch/request-operations';
import { In, type FindOptionsWhere } from 'typeorm';
import { asOperator, type Principal } from '../../../common/auth/principal.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { throwIfRefused } from '../../../common/errors/refusals-error.js';
import { Database } from '../../../common/transaction/database.js';
import { LOCK } from '../../../database/lockable.entity.js';
import type { Actor } from '../../history/audit-entry.js';
import { History } from '../../history/history.js';
import { undoing } from '../../history/undo/undoing.js';
import { User } from '../../users/user.entity.js';
import { visibleRequest } from '../dispatch/console-request-scope.js';
import type { HeldStaff } from './assignable-staff.queries.js';
import { WashRequest } from '../request/wash-request.entity.js';

/** Whose a request becomes: whoever that is stays until the transaction ends. */
type StaffOf = (request: WashRequest) => HeldStaff | null;

/** The requests that somebody wants to give. */
export interface Chosen {
  readonly ids: readonly number[];
  /** Whether a request is still as the caller saw it. */
  readonly isAsSeen: (request: WashRequest) => boolean;
  /** One that is not there any more is as stale as one that somebody else has by now; else it is {@link NotFound}. */
  readonly isGoneStale?: boolean;
  /** The entry of the history that giving one request takes back. */
  readonly undoes?: number | undefined;
}

/** Whose a request has to be still; undefined: whoever's. */
export const seenWith =
  (staffId: number | null | undefined): Chosen['isAsSeen'] =>
  ({ staff_id }) =>
    staffId === undefined || staff_id === staffId;

/** Whose a request is: the only writer of it. Call everything here in the transaction that it is part of. */
@Injectable()
export class Assignments {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(History) private readonly history: History,
  ) {}

  /** Gives requests to others, all or none. Throws {@link NotFound}, a refusal, and stale, which names those that changed. */
  async giveAll(
    caller: Principal,
    { ids, isAsSeen, isGoneStale = false, undoes }: Chosen,
    staffOf: StaffOf,
  ): Promise<void> {
    const requests = await this.hold(ids, visibleRequest(caller));
    if (requests.length !== ids.length && !isGoneStale) throw new NotFound();
    for (const request of requests) throwIfRefused(decideOperation('request.assign', asOperator(caller), request));
    const asSeen = new Set(requests.filter(isAsSeen).map(({ id }) => id));
    const changed = ids.filter((id) => !asSeen.has(id));
    if (changed.length > 0) throw new DomainError(REASON.stale, { wash_request_id: changed });
    await this.give(caller, requests, staffOf, undoes);
  }

  /** Locks those of some requests that are as `where` says, all in one statement and order, and reads them. */
  async hold(ids: readonly number[], where: FindOptionsWhere<WashRequest>): Promise<WashRequest[]> {
    if (ids.length === 0) return [];
    const { manager } = this.database;
    const wanted = { ...where, id: In([...ids]) };
    await manager.update(WashRequest, wanted, LOCK);
    return manager.find(WashRequest, { where: wanted, order: { id: 'ASC' } });
  }

  /** Writes whose requests become that are held, and what they were until now. */
  async give(actor: Actor, held: readonly WashRequest[], staffOf: StaffOf, undoes?: number): Promise<void> {
    const idOf = (request: WashRequest): number | null => staffOf(request)?.id ?? null;
    for (const staffId of new Set(held.map(idOf))) {
      const ids = held.flatMap((request) => (idOf(request) === staffId ? [request.id] : []));
      await this.database.manager.update(WashRequest, { id: In(ids) }, { staff_id: staffId });
    }
    const customers = await this.customersOf(held);
    await this.history.recordAll(
      held.map((request) => ({
        type: OPERATION.staffAssigned,
        actor,
        user: customers.get(request.user_id) ?? null,
        request,
        changes: { staff_id: [request.staff_id, idOf(request)], ...undoing(undoes) },
      })),
    );
  }

  private async customersOf(requests: readonly WashRequest[]): Promise<ReadonlyMap<number, User>> {
    const ids = [...new Set(requests.map(({ user_id }) => user_id))];
    const users = await this.database.manager.findBy(User, { id: In(ids) });
    return new Map(users.map((user) => [user.id, user]));
  }
}
