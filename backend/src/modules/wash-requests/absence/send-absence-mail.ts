import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import type { Leg } from '@laundry/shared/constants/progress';
import { absenceRefusal, absenceStatusAfter } from '@laundry/shared/rules/absence/absence';
import { addDays, at, dateOf, minutesBetween } from '@laundry/shared/time/jst';
import { MoreThanOrEqual } from 'typeorm';
import type { Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { throwIfRefused } from '../../../common/errors/refusals-error.js';
import { TooManyTries } from '../../../common/errors/too-many-tries.js';
import { Database } from '../../../common/transaction/database.js';
import { History } from '../../history/history.js';
import { Outbox } from '../../mail/outbox.js';
import { AbsenceLetters } from './absence-letters.js';
import type { AbsenceMailDto } from './absence-mail.dto.js';
import { AbsenceMail } from './absence-mail.entity.js';
import type { AbsenceMailSentView } from './absence-mail-sent.view.js';
import { madeEarlier, refuseOfflineAct } from '../offline-acts/offline-act.js';
import { RequestTargets, type RequestTarget } from '../dispatch/console-request-target.js';
import { WashRequestQueries } from '../dispatch/wash-request.queries.js';

const MAILS_PER_LEG_AND_DAY = 3;

/** Tells a customer that nobody was met, and marks the request (handbook/requests.md#absence). */
@Injectable()
export class SendAbsenceMail {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(RequestTargets) private readonly targets: RequestTargets,
    @Inject(WashRequestQueries) private readonly requests: WashRequestQueries,
    @Inject(AbsenceLetters) private readonly letters: AbsenceLetters,
    @Inject(History) private readonly history: History,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  async execute(caller: Principal, id: number, dto: AbsenceMailDto): Promise<AbsenceMailSentView> {
    const target = await this.targets.find(caller, id, 'request.absenceMail');
    refuseOfflineAct(caller, target.request, dto, this.clock.now());
    throwIfRefused(absenceRefusal(dto.type, target.request));
    await this.database.inTransaction(() => this.store(caller, target, dto));
    const { absence_status, absence_mail_histories } = await this.requests.detail(caller, id);
    return { absence_status, absence_mail_histories };
  }

  private async store(caller: Principal, { request, user }: RequestTarget, dto: AbsenceMailDto): Promise<void> {
    const leg = dto.type;
    const mark = absenceStatusAfter(request.absence_status, leg);
    await this.targets.change(request, { absence_status: mark });
    await this.refuseTooMany(request.id, leg);
    const { manager } = this.database;
    const created_at = this.clock.now();
    await manager.insert(AbsenceMail, {
      wash_request_id: request.id,
      type: leg,
      staff_id: caller.personId,
      created_at,
    });
    const changes = {
      absence_status: [request.absence_status, mark] as const,
      ...madeEarlier(dto, created_at),
    };
    await this.history.record({ type: OPERATION.absenceMailSent, actor: caller, user, request, changes });
    await this.outbox.enqueue(await this.letters.of(user, request, leg));
  }

  /** A few mails a leg and day are a service, more are a nuisance. */
  private async refuseTooMany(requestId: number, leg: Leg): Promise<void> {
    const today = dateOf(this.clock.now());
    const sent = await this.database.manager.countBy(AbsenceMail, {
      wash_request_id: requestId,
      type: leg,
      created_at: MoreThanOrEqual(at(today, '00:00')),
    });
    if (sent < MAILS_PER_LEG_AND_DAY) return;
    const tomorrow = at(addDays(today, 1), '00:00');
    throw new TooManyTries(Math.ceil(minutesBetween(this.clock.now(), tomorrow) * 60));
  }
}
