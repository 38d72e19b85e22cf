import { Inject, Injectable } from '@nestjs/common';
import type { LegName } from '@laundry/shared/constants/progress';
import { CUSTOMERS_PROOFS } from '@laundry/shared/rules/proofs/proof-photo';
import { autoCancelAhead } from '@laundry/shared/rules/calendar/auto-cancel';
import type { RequestContext } from '@laundry/shared/rules/dates/request-context';
import { changeableRow } from '@laundry/shared/rules/dates/change-rules';
import { laterTimes } from '@laundry/shared/rules/visits/later-times';
import { missedLeg } from '@laundry/shared/rules/visits/missed-leg';
import { isVisitPageOpen } from '@laundry/shared/rules/visits/visit-page';
import { In } from 'typeorm';
import { Clock } from '../../../common/clock/clock.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { AreaQueries } from '../../areas/area.queries.js';
import type { User } from '../../users/user.entity.js';
import { UserQueries } from '../../users/user.queries.js';
import { VisitLinks } from '../../visit-links/visit-links.js';
import { RevisitQueries } from '../absence/revisit.queries.js';
import { PhotoQueries } from '../../photos/photo.queries.js';
import { ProofQueries } from '../proofs/proof.queries.js';
import { RequestContextQueries } from '../request/request-context.queries.js';
import type { WashRequest } from '../request/wash-request.entity.js';
import { VisitArrivalQueries } from './visit-arrival.queries.js';
import { visitPageView, type VisitPageView } from './visit-page.view.js';

export interface Visit {
  readonly request: WashRequest;
  readonly user: User;
}

/** A request by the secret of its page (handbook/requests.md#visit-page). */
@Injectable()
export class VisitPageQueries {
  constructor(
    @Inject(VisitLinks) private readonly links: VisitLinks,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(AreaQueries) private readonly areas: AreaQueries,
    @Inject(RequestContextQueries) private readonly contexts: RequestContextQueries,
    @Inject(RevisitQueries) private readonly revisits: RevisitQueries,
    @Inject(VisitArrivalQueries) private readonly arrivals: VisitArrivalQueries,
    @Inject(ProofQueries) private readonly proofs: ProofQueries,
    @Inject(PhotoQueries) private readonly photos: PhotoQueries,
  ) {}

  /** Throws {@link NotFound} for an unknown secret, a page that is closed and a request that nothing was paid for, all alike. */
  async visit(secret: string): Promise<Visit> {
    const request = await this.links.requestOf(secret);
    if (request === null || !isVisitPageOpen(request, this.clock.now())) throw new NotFound();
    return { request, user: await this.users.shown(request.user_id) };
  }

  async page(secret: string): Promise<VisitPageView> {
    const { request, user } = await this.visit(secret);
    const area = await this.areas.ofZipcode(user.send_addr_zipcode);
    const { plan_id: planId, request_type: requestType } = request;
    const context = await this.contexts.of(user, { planId, requestType });
    const timesOf = (leg: LegName) =>
      request.cancelled_at === null ? laterTimes(changeableRow(request), leg, context) : [];
    const times = { pickup_times: timesOf('pickup'), delivery_times: timesOf('delivery') };
    const auto_cancel_dt = autoCancelOf(request, context);
    const again = await this.revisits.of(user, request);
    const arrival = await this.arrivals.of(request, context.now);
    return visitPageView(request, user, {
      now: context.now,
      area,
      prices: new Map(),
      people: new Map(),
      auto_cancel_dt,
      arrival,
      missed: this.revisits.missed(request),
      again,
      photos: await this.proofs.customers(request.id),
      ...times,
    });
  }

  /** One of the page's photos. Throws {@link NotFound}. */
  async photo(secret: string, name: string): Promise<Buffer> {
    const { request } = await this.visit(secret);
    return this.photos.jpeg(name, { wash_request_id: request.id, proof_of: In([...CUSTOMERS_PROOFS]) });
  }
}

/** Of a pickup whose time is over, and of one that was missed before: a driver may have come early. */
function autoCancelOf(request: WashRequest, { now, calendar }: RequestContext): string | null {
  const { sched_pickup_dt: pickup, result_pickup_dt, cancelled_at } = request;
  const isMissed = pickup !== null && (pickup <= now || missedLeg(request, now) === 'pickup');
  if (!isMissed || result_pickup_dt !== null || cancelled_at !== null) return null;
  return autoCancelAhead(pickup, calendar, now);
}
