import { Inject, Injectable } from '@nestjs/common';
import { REASON } from '@laundry/shared/constants/reasons';
import { decideWeekly } from '@laundry/shared/rules/weekly/weekly-decision';
import type { WeeklyForm } from '@laundry/shared/rules/weekly/weekly-form';
import { weeklyNeed } from '@laundry/shared/rules/weekly/weekly-need';
import { DomainError } from '../../../common/errors/domain-error.js';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import type { WeekRequestsDto } from './week-requests.dto.js';
import { sentForms, type WeekRequestEntry } from './week-request-forms.js';
import type { WeekRequestCheckView } from './week-request.view.js';
import { WeeklyScheduleQueries, type ScheduleContext } from './weekly-schedule.queries.js';

type SentForm = WeekRequestEntry & WeeklyForm;

/** Looks at a schedule before it is saved. */
@Injectable()
export class WeeklyCheck {
  constructor(@Inject(WeeklyScheduleQueries) private readonly schedules: WeeklyScheduleQueries) {}

  /** Throws for a schedule that cannot be saved, and not_enough_count with the shortfall of next month. */
  async check(userId: number, dto: WeekRequestsDto): Promise<WeekRequestCheckView> {
    const { facts, granted, forms, month } = await this.allowed(userId, dto);
    const need = weeklyNeed(forms, facts, granted, `${month}-01`);
    if (need.ok) return need;
    throw new DomainError(REASON.notEnoughCount, { count: need.needed - granted, needed: need.needed, granted });
  }

  /** The forms of a schedule that can be saved, however many bags it needs. Throws FieldErrors. */
  async allowed(userId: number, dto: WeekRequestsDto): Promise<ScheduleContext & { forms: readonly SentForm[] }> {
    const context = await this.schedules.context(userId);
    const { facts, plan } = context;
    const sent = sentForms(dto, plan.sameTime);
    const { saturdayService } = facts.calendar;
    const decision = decideWeekly(sent, { saturdayService, area: facts.area, sameTime: plan.sameTime });
    if (!decision.ok) throw FieldErrors.ofRefusals(decision.refusals);
    return { ...context, forms: decision.forms };
  }
}
