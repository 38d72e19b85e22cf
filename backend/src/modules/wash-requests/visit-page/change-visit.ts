import { Inject, Injectable } from '@nestjs/common';
import { changeableRow } from '@laundry/shared/rules/dates/change-rules';
import { otherDayRefusal } from '@laundry/shared/rules/visits/later-times';
import { refusalsError } from '../../../common/errors/refusals-error.js';
import { ChangeRequest } from '../booking/change-request.js';
import { CancelRequest } from '../ending/cancel-request.js';
import { changedLegs } from '../request/changed-legs.js';
import { byLink } from './by-link.js';
import type { ChangeVisitDto } from './change-visit.dto.js';
import { VisitPageQueries } from './visit-page.queries.js';
import type { VisitPageView } from './visit-page.view.js';

/** What whoever has the link may do: what the customer may, by the customer's own use-cases, within the day. */
@Injectable()
export class ChangeVisit {
  constructor(
    @Inject(VisitPageQueries) private readonly visits: VisitPageQueries,
    @Inject(ChangeRequest) private readonly changeRequest: ChangeRequest,
    @Inject(CancelRequest) private readonly cancelRequest: CancelRequest,
  ) {}

  async move(secret: string, dto: ChangeVisitDto): Promise<VisitPageView> {
    const { request, user } = await this.visits.visit(secret);
    const { pickup, delivery } = changedLegs(request, dto);
    const row = changeableRow(request);
    const otherDays = [
      pickup === undefined ? null : otherDayRefusal(row, 'pickup', pickup),
      delivery === undefined ? null : otherDayRefusal(row, 'delivery', delivery),
    ].filter((refusal) => refusal !== null);
    if (otherDays.length > 0) throw refusalsError(otherDays);
    await this.changeRequest.execute(byLink(user), request.id, dto);
    return this.visits.page(secret);
  }

  async cancel(secret: string): Promise<void> {
    const { request, user } = await this.visits.visit(secret);
    await this.cancelRequest.execute(byLink(user), request.id);
  }
}
