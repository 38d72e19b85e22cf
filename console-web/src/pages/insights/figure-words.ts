import type { InsightStep } from '@laundry/shared/constants/insights';
import { changeOf, shareOf } from '@laundry/shared/rules/insights/insight-sums';
import { t } from '../../i18n';
import { numberText } from '../../i18n/amounts';
import type { InsightFigures } from '../../providers/api/api-types';

/** 100万: as short as an axis needs it. */
export const shortText = (value: number): string => SHORT.format(value);
const SHORT = new Intl.NumberFormat('ja-JP', { notation: 'compact' });

export const percentText = (value: number | null): string =>
  value === null ? t('insights.none') : t('insights.percent', { value: numberText(value) });

/** `1:05` of 65 minutes. */
export const hoursText = (minutes: number): string =>
  t('insights.hours', { hours: numberText(Math.floor(minutes / 60)), minutes: String(minutes % 60).padStart(2, '0') });

export const onTimeShare = ({ legs_on_time, legs_due }: InsightFigures): number | null =>
  shareOf(legs_on_time, legs_due);
export const usedShare = ({ limited_used, limited_places }: InsightFigures): number | null =>
  shareOf(limited_used, limited_places);

/** `+12.5%`, `−3%`; nothing where there is nothing to compare. */
export function changeText(now: number, before: number): string {
  const change = changeOf(now, before);
  return change === null ? '' : `${signOf(change)}${Math.abs(change)}%`;
}

/** Shares are compared by their points. */
export function pointsText(now: number | null, before: number | null): string {
  if (now === null || before === null) return '';
  const points = Math.round((now - before) * 10) / 10;
  return `${signOf(points)}${Math.abs(points)}pt`;
}

const signOf = (value: number): string => (value > 0 ? '+' : value < 0 ? '−' : '±');

/** `11/25`, `11/23–11/29`, `2026/11`. */
export function periodText({ from, to }: Pick<InsightFigures, 'from' | 'to'>, by: InsightStep): string {
  if (by === 'month') return from.slice(0, 7).replace('-', '/');
  return from === to ? dayText(from) : `${dayText(from)}–${dayText(to)}`;
}

/** The same where there is little room: a week by its first day. */
export const shortPeriodText = (part: Pick<InsightFigures, 'from' | 'to'>, by: InsightStep): string =>
  by === 'week' ? dayText(part.from) : periodText(part, by);

const dayText = (date: string): string => `${Number(date.slice(5, 7))}/${Number(date.slice(8))}`;
