import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { LEG } from '@laundry/shared/constants/progress';
import { VISIT_LIMITS } from '@laundry/shared/constants/visit-limits';
import { atDoorRefusal, isAtDoor } from '@laundry/shared/rules/visits/at-door';
import { IsNull } from 'typeorm';
import { Clock } from '../../../common/clock/clock.js';
import { decidedAnew, FactsChanged } from '../../../common/errors/conflict.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { throwIfRefused } from '../../../common/errors/refusals-error.js';
import { RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { Database } from '../../../common/transaction/database.js';
import { History } from '../../history/history.js';
import { Outbox } from '../../mail/outbox.js';
import { LIVE } from '../request/live-request.js';
import { RequestMails } from '../request/request-mail.js';
import { WashRequest } from '../request/wash-request.entity.js';
import type { AtDoorDto } from './at-door.dto.js';
import { byLink } from './by-link.js';
import { VisitPageQueries, type Visit } from './visit-page.queries.js';
import type { VisitPageView } from './visit-page.view.js';

const LIMIT = { name: 'at-door', tries: VISIT_LIMITS.atDoorChangesPerHour, minutes: 60 };

/** Whoever has the link has the bags put at the door, or takes that back (docs/decisions/092). */
@Injectable()
export class ChangeAtDoor {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(RateLimiter) private readonly limiter: RateLimiter,
    @Inject(VisitPageQueries) private readonly visits: VisitPageQueries,
    @Inject(History) private readonly history: History,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(RequestMails) private readonly mails: RequestMails,
  ) {}

  async execute(secret: string, dto: AtDoorDto): Promise<VisitPageView> {
    const { request } = await this.visits.visit(secret);
    await this.limiter.count({ limit: LIMIT, subject: String(request.id) });
    await decidedAnew(() => this.change(secret, dto));
    return this.visits.page(secret);
  }

  private async change(secret: string, { leg, at_door }: AtDoorDto): Promise<void> {
    const visit = await this.visits.visit(secret);
    const { request } = visit;
    if (request.cancelled_at !== null) throw new NotFound();
    throwIfRefused(atDoorRefusal(request, leg, this.clock.now()));
    if (isAtDoor(request) === at_door) return;
    await this.database.inTransaction(() => this.store(visit, { leg, at_door }));
  }

  private async store({ request, user }: Visit, { leg, at_door }: AtDoorDto): Promise<void> {
    const { id, status, sched_delivery_dt, absence_status } = request;
    const seen = {
      id,
      status,
      sched_delivery_dt,
      absence_status,
      ...LIVE,
      sched_pickup_dt: request.sched_pickup_dt ?? IsNull(),
      at_door_leg: request.at_door_leg ?? IsNull(),
    };
    const { manager } = this.database;
    const { affected } = await manager.update(WashRequest, seen, { at_door_leg: at_door ? leg : null });
    if (affected !== 1) throw new FactsChanged();
    const changes = { leg: [null, leg], at_door: [!at_door, at_door] } as const;
    await this.history.record({ type: OPERATION.atDoorChanged, actor: byLink(user), user, request, changes });
    if (!at_door) return;
    const due = leg === LEG.pickup ? request.sched_pickup_dt : sched_delivery_dt;
    await this.outbox.enqueue({
      template: 'at_door',
      to: user,
      data: { ...(await this.mails.of(user, request)), leg },
      // Said twice of one visit, it is written of once.
      onceKey: `at-door:${id}:${leg}:${due}`,
    });
  }
}
