import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { REASON } from '@laundry/shared/constants/reasons';
import { may, rowsInSight } from '@laundry/shared/rules/accounts/permissions';
import { heldPlace, inVisitOrder, MOVABLE } from '@laundry/shared/rules/dispatch/visit-order';
import { halfHourSpan, halfHourStart } from '@laundry/shared/time/half-hours';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { Between, In } from 'typeorm';
import { asOperator, type Principal } from '../../../common/auth/principal.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { Database } from '../../../common/transaction/database.js';
import { LOCK } from '../../../database/lockable.entity.js';
import { History } from '../../history/history.js';
import { User } from '../../users/user.entity.js';
import { LIVE } from '../request/live-request.js';
import { WashRequest } from '../request/wash-request.entity.js';
import type { VisitOrderDto, OrderedHalfHourDto, OrderedStopDto } from './visit-order.dto.js';

/** An open stop and its customer. */
interface Stop {
  readonly request: WashRequest;
  readonly user: User | null;
}

/** Stores the order of a driver's open stops, within their half hours: the only writer of their places (docs/decisions/108). */
@Injectable()
export class SetVisitOrder {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(History) private readonly history: History,
  ) {}

  /** Throws {@link NotFound}, a field's error, and stale, which names the stops that changed. */
  async execute(caller: Principal, { staff_id, half_hours }: VisitOrderDto): Promise<void> {
    if (!may(asOperator(caller), 'request.order', { staff_id })) throw new NotFound();
    const starts = half_hours.map(({ half_hour }) => halfHourStart(half_hour));
    const ids = half_hours.flatMap(({ stops }) => stops.map(({ wash_request_id }) => wash_request_id));
    if (new Set(starts).size !== starts.length || new Set(ids).size !== ids.length)
      throw FieldErrors.on('half_hours', 'invalid_value');
    await this.database.inTransaction(async () => {
      for (const each of half_hours.toSorted((one, other) => (one.half_hour < other.half_hour ? -1 : 1)))
        await this.store(caller, staff_id, each);
    });
  }

  private async store(caller: Principal, staffId: number, { half_hour, stops }: OrderedHalfHourDto): Promise<void> {
    const open = await this.open(staffId, half_hour);
    const now = inVisitOrder(open.map((stop) => ({ ...stop, ...visitOf(stop, staffId) })));
    // Also who asks again, having heard no answer, is told that it is so.
    if (isStored(now, stops)) return;
    const changed = changedSince(now, stops);
    if (changed.length > 0) {
      // A driver is told nothing of a stop that is another's: it may never have been theirs.
      const isTold = (id: number) =>
        rowsInSight(caller, 'request.order') === 'all' || now.some((stop) => stop.id === id);
      throw new DomainError(REASON.stale, { wash_request_id: changed.filter(isTold) });
    }
    const placeOf = new Map(stops.map(({ wash_request_id }, place) => [wash_request_id, place + 1]));
    for (const { id, request } of now)
      await this.database.manager.update(WashRequest, id, {
        visit_place: placeOf.get(id) ?? null,
        visit_place_of: staffId,
        visit_place_at: request.sched_dt,
      });
    await this.history.recordAll(
      now.flatMap(({ id, request, user }, before) => {
        const place = placeOf.get(id) ?? null;
        if (place === before + 1) return [];
        const changes = { visit_place: [before + 1, place] } as const;
        return [{ type: OPERATION.visitOrderChanged, actor: caller, user, request, changes }];
      }),
    );
  }

  /** Locks what the driver has still to make in a half hour, and reads it. */
  private async open(staffId: number, halfHour: JstDateTime): Promise<readonly Stop[]> {
    const { from, to } = halfHourSpan(halfHour);
    const { manager } = this.database;
    const where = {
      ...LIVE,
      staff_id: staffId,
      sched_dt: Between(from, to),
      status: In([...MOVABLE.statuses]),
      absence_status: MOVABLE.absence_status,
    };
    await manager.update(WashRequest, where, LOCK);
    const requests = await manager.find(WashRequest, {
      where,
      order: { sched_dt: 'ASC', size: 'DESC', count: 'DESC', id: 'ASC' },
    });
    const users = await manager.findBy(User, { id: In(requests.map(({ user_id }) => user_id)) });
    return requests.map((request) => ({ request, user: users.find(({ id }) => id === request.user_id) ?? null }));
  }
}

interface OrderedVisit {
  readonly id: number;
  readonly visit_place: number | null;
}

const visitOf = ({ request, user }: Stop, staffId: number) => ({
  id: request.id,
  sched_dt: request.sched_dt,
  send_addr_zipcode: user?.send_addr_zipcode ?? null,
  send_addr_detail1: user?.send_addr_detail1 ?? null,
  send_addr_detail2: user?.send_addr_detail2 ?? null,
  send_addr_detail3: user?.send_addr_detail3 ?? null,
  visit_place: heldPlace(request, staffId, request.sched_dt),
});

const isStored = (now: readonly OrderedVisit[], wanted: readonly OrderedStopDto[]): boolean =>
  now.length === wanted.length &&
  now.every(({ id, visit_place }, place) => id === wanted[place]?.wash_request_id && visit_place === place + 1);

/** The stops that are there without having been seen, or seen and not there any more, or were put somewhere else meanwhile. */
function changedSince(now: readonly OrderedVisit[], seen: readonly OrderedStopDto[]): readonly number[] {
  const places = new Map(seen.map(({ wash_request_id, seen_place }) => [wash_request_id, seen_place ?? null]));
  const ids = new Set(now.map(({ id }) => id));
  return [
    ...now.filter(({ id, visit_place }) => places.get(id) !== visit_place).map(({ id }) => id),
    ...[...places.keys()].filter((id) => !ids.has(id)),
  ];
}
