import { Inject, Injectable } from '@nestjs/common';
import { ABSENCE_STATUS, LEG } from '@laundry/shared/constants/progress';
import { decideRevisit } from '@laundry/shared/rules/visits/revisit';
import { ChangeRequest, type ChangeRule } from '../booking/change-request.js';
import { changedLegs } from '../request/changed-legs.js';
import { byLink } from './by-link.js';
import type { ChooseRevisitDto } from './choose-revisit.dto.js';
import { VisitPageQueries } from './visit-page.queries.js';
import type { VisitPageView } from './visit-page.view.js';

/** Where nobody was in before the time that was planned, that very time is an answer, too: somebody comes again at it. */
const REVISIT: ChangeRule = {
  legsOf: (request, sent) => {
    if (request.absence_status === ABSENCE_STATUS.none) return changedLegs(request, sent);
    const { sched_pickup_dt: pickup, sched_delivery_dt: delivery } = sent;
    return { ...(pickup && { pickup }), ...(delivery && { delivery }) };
  },
  decide: decideRevisit,
};

/** Whoever has the link chooses when somebody comes again for what was missed, by the customer's own use-case (docs/decisions/092). */
@Injectable()
export class ChooseRevisit {
  constructor(
    @Inject(VisitPageQueries) private readonly visits: VisitPageQueries,
    @Inject(ChangeRequest) private readonly changeRequest: ChangeRequest,
  ) {}

  async execute(secret: string, { leg, time, delivery }: ChooseRevisitDto): Promise<VisitPageView> {
    const { request, user } = await this.visits.visit(secret);
    const isPickup = leg === LEG.pickup;
    const dates = {
      sched_pickup_dt: isPickup ? time : null,
      sched_delivery_dt: isPickup ? (delivery ?? null) : time,
    };
    await this.changeRequest.execute(byLink(user), request.id, dates, REVISIT);
    return this.visits.page(secret);
  }
}
