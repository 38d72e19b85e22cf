import { Inject, Injectable } from '@nestjs/common';
import { LEG, type Leg } from '@laundry/shared/constants/progress';
import { absenceLegOf, absenceRefusal, absenceStatusAfter } from '@laundry/shared/rules/absence/absence';
import { autoCancelAhead } from '@laundry/shared/rules/calendar/auto-cancel';
import { revisitDays } from '@laundry/shared/rules/visits/revisit-days';
import type { Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { throwIfRefused } from '../../../common/errors/refusals-error.js';
import { CalendarQueries } from '../../calendar/calendar.queries.js';
import { Outbox, type MailOrder } from '../../mail/outbox.js';
import type { User } from '../../users/user.entity.js';
import { RequestTargets } from '../dispatch/console-request-target.js';
import { RequestMails } from '../request/request-mail.js';
import type { WashRequest } from '../request/wash-request.entity.js';
import type { AbsenceLetterView } from './absence-letter.view.js';
import { RevisitQueries } from './revisit.queries.js';

/** Stands for the secret of the customer's page, which is theirs alone. */
const UNREAD = '***';

/** What an absence mail says, to send it and to show it before (handbook/requests.md#absence). */
@Injectable()
export class AbsenceLetters {
  constructor(
    @Inject(Clock) private readonly clock: Clock,
    @Inject(RequestTargets) private readonly targets: RequestTargets,
    @Inject(CalendarQueries) private readonly calendar: CalendarQueries,
    @Inject(RevisitQueries) private readonly revisits: RevisitQueries,
    @Inject(RequestMails) private readonly mails: RequestMails,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  /** The mail that would go out now. Refuses what sending it refuses, and writes nothing. */
  async preview(caller: Principal, id: number): Promise<AbsenceLetterView> {
    const { request, user } = await this.targets.find(caller, id, 'request.absenceMail');
    const type = absenceLegOf(request);
    throwIfRefused(absenceRefusal(type, request));
    const { subject, body } = await this.outbox.preview(
      await this.of(user, { ...request, visit_secret: UNREAD }, type),
    );
    return { type, recipient: user.email, subject, body };
  }

  async of(user: User, request: WashRequest, leg: Leg): Promise<MailOrder> {
    // It is written as of the mark that it goes out with.
    const marked = { ...request, absence_status: absenceStatusAfter(request.absence_status, leg) };
    const { times } = (await this.revisits.of(user, marked)) ?? { times: [] };
    const data = await this.mails.of(user, request);
    if (leg === LEG.delivery)
      return { template: 'absence_delivery', to: user, data: { ...data, again: revisitDays(times, null) } };
    const { sched_pickup_dt: pickup } = request;
    const calendar = await this.calendar.openCalendar(user);
    const cancelled = pickup === null ? null : autoCancelAhead(pickup, calendar, this.clock.now());
    const again = revisitDays(times, cancelled);
    return { template: 'absence_pickup', to: user, data: { ...data, again, cancelled } };
  }
}
