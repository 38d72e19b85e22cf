import { Inject, Injectable } from '@nestjs/common';
import { LEG } from '@laundry/shared/constants/progress';
import { decideRevisit } from '@laundry/shared/rules/visits/revisit';
import { ChangeRequest } from '../booking/change-request.js';
import { byLink } from './by-link.js';
import type { ChooseRevisitDto } from './choose-revisit.dto.js';
import { VisitPageQueries } from './visit-page.queries.js';
import type { VisitPageView } from './visit-page.view.js';

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
    await this.changeRequest.execute(byLink(user), request.id, dates, decideRevisit);
    return this.visits.page(secret);
  }
}
