/** By what figures are parted: days, weeks from Monday, or calendar months. */
export const INSIGHT_STEPS = ['day', 'week', 'month'] as const;
export type InsightStep = (typeof INSIGHT_STEPS)[number];

/** What is added up over days (handbook/console.md#figures). */
export type InsightFigure =
  | 'requests'
  | 'bags'
  | 'deliveries'
  | 'legs_due'
  | 'legs_on_time'
  | 'limited_places'
  | 'limited_used'
  | 'revenue'
  | 'new_customers'
  | 'left_customers';

/** What is handed out as a table of its own. */
export const INSIGHT_TABLES = ['figures', 'revenue', 'staffs'] as const;
export type InsightTable = (typeof INSIGHT_TABLES)[number];
