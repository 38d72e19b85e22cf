import type { Weekday } from '@laundry/shared/constants/week-types';
import { labelOf } from '@laundry/shared/masters/lov';
import type { WeeklyEntry } from '@laundry/shared/rules/weekly/weekly-form';
import { useTexts } from '../../../i18n/texts';
import { useLovs } from '../../../lib/use-lovs';

/** One form of a schedule in words: how often, when, how many. */
export function useFormWords(): (form: WeeklyEntry) => string {
  const t = useTexts('weekly');
  const common = useTexts('common');
  const lovs = useLovs();
  const day = (week: Weekday | null): string => (week === null ? '' : (t.weekdays[week] ?? ''));
  return ({ week_type, pickup_week, pickup_time, delivery_week, delivery_time, count }) =>
    [
      t.how_often({ weeks: labelOf(lovs.week_type, week_type), bags: common.bags({ count }) }),
      t.pickup({ day: day(pickup_week), time: pickup_time ?? '' }),
      delivery_week === null ? t.same_time : t.delivery({ day: day(delivery_week), time: delivery_time ?? '' }),
    ].join('\n');
}
