import { INSIGHT_STEPS, type InsightStep } from '@laundry/shared/constants/insights';
import { memberOf } from '@laundry/shared/constants/closed-set';
import { message } from '@laundry/shared/messages/message';
import { insightDays, isInsightSpan } from '@laundry/shared/rules/insights/insight-periods';
import { type JstDate, addDays, addMonths, endOfMonth, firstOfMonth, parseDate } from '@laundry/shared/time/jst';
import type { InsightSpan } from '../../providers/calls/today';

/** The spans that are asked for most; a month's beginning and all that came of it. */
export const presetSpans = (today: JstDate) => {
  const first = firstOfMonth(today);
  return {
    thisMonth: { from: first, to: today, by: 'day' },
    lastMonth: { from: addMonths(first, -1), to: addDays(first, -1), by: 'day' },
    year: { from: addMonths(first, -11), to: endOfMonth(today), by: 'month' },
  } as const satisfies Record<string, InsightSpan>;
};

/** What the address asks for; what it does not say is this month's, by day. */
export function spanOf(params: URLSearchParams, today: JstDate): InsightSpan {
  const { thisMonth } = presetSpans(today);
  return {
    from: parseDate(params.get('from')) ?? thisMonth.from,
    to: parseDate(params.get('to')) ?? thisMonth.to,
    by: memberOf<InsightStep>(INSIGHT_STEPS, params.get('by')) ?? thisMonth.by,
  };
}

/** What is said against a span; null: it is shown. */
export const spanProblem = (span: InsightSpan): string | null =>
  isInsightSpan(span, span.by)
    ? null
    : message('ja', 'insight_span', { daily: insightDays('day'), yearly: insightDays('month') });
