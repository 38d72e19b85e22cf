import type { InsightFigure } from '../../constants/insights.js';
import type { JstDate } from '../../time/jst.js';
import type { DateSpan } from './insight-periods.js';

export type InsightFigures = Readonly<Record<InsightFigure, number>>;

/** Some figures of a day, as a database counts them. */
export type DayFigures = { readonly date: JstDate } & Partial<Readonly<Record<InsightFigure, number | string | null>>>;

/** What the days of a span add up to. */
export function sumOf(days: readonly DayFigures[], { from, to }: DateSpan): InsightFigures {
  const within = days.filter(({ date }) => from <= date && date <= to);
  const sum = (figure: InsightFigure): number => within.reduce((total, day) => total + Number(day[figure] ?? 0), 0);
  return {
    requests: sum('requests'),
    bags: sum('bags'),
    deliveries: sum('deliveries'),
    legs_due: sum('legs_due'),
    legs_on_time: sum('legs_on_time'),
    limited_places: sum('limited_places'),
    limited_used: sum('limited_used'),
    revenue: sum('revenue'),
    new_customers: sum('new_customers'),
    left_customers: sum('left_customers'),
  };
}

/** A part of a whole in percent, one digit behind the point; null of nothing. */
export const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10;

/** By how many percent a figure has changed; null where there was nothing before. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 1000) / 10;
