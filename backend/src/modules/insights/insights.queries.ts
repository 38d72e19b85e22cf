import { Inject, Injectable } from '@nestjs/common';
import {
  bucketsOf,
  insightDays,
  isInsightSpan,
  periodBefore,
  type DateSpan,
} from '@laundry/shared/rules/insights/insight-periods';
import { sumOf } from '@laundry/shared/rules/insights/insight-sums';
import { FieldErrors } from '../../common/errors/field-errors.js';
import { CustomerFigures } from './customer-figures.js';
import type { InsightsQuery } from './insights.query.dto.js';
import type { InsightFiguresView, InsightsView } from './insights.view.js';
import { RequestFigures } from './request-figures.js';
import { RevenueFigures } from './revenue-figures.js';
import { WorkFigures } from './work-figures.js';

/** The figures of a span and the one before: a fixed number of statements, each by days of both at once. */
@Injectable()
export class InsightsQueries {
  constructor(
    @Inject(RequestFigures) private readonly requests: RequestFigures,
    @Inject(RevenueFigures) private readonly revenue: RevenueFigures,
    @Inject(CustomerFigures) private readonly customers: CustomerFigures,
    @Inject(WorkFigures) private readonly work: WorkFigures,
  ) {}

  /** Throws FieldErrors for a span that is too long for its step. */
  async view({ from, to, by }: Pick<InsightsQuery, 'from' | 'to' | 'by'>): Promise<InsightsView> {
    const span = { from, to };
    if (!isInsightSpan(span, by)) throw tooLong();
    const before = periodBefore(span);
    const both = { from: before.from, to };
    const days = [
      ...(await this.requests.days(both)),
      ...(await this.revenue.days(both)),
      ...(await this.customers.days(both)),
    ];
    const opening = await this.customers.before(both.from);
    const active = await this.requests.activeCustomers(span, before);
    const figures = (part: DateSpan): InsightFiguresView => {
      const moved = sumOf(days, { from: both.from, to: part.to });
      return { ...part, ...sumOf(days, part), customers: opening + moved.new_customers - moved.left_customers };
    };
    return {
      by,
      total: { ...figures(span), active_customers: active.now },
      before: { ...figures(before), active_customers: active.before },
      buckets: bucketsOf(span, by).map(figures),
      revenue: await this.revenue.byPlan(span, before),
      staffs: await this.work.staffs(span),
    };
  }
}

const tooLong = (): FieldErrors =>
  FieldErrors.on('to', 'insight_span', { daily: insightDays('day'), yearly: insightDays('month') });
