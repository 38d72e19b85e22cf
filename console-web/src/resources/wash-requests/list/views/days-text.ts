import { slashDate } from '@laundry/shared/time/display';
import type { JstDate } from '@laundry/shared/time/jst';
import { t } from '../../../../i18n';
import type { Filter } from '../../../../providers/filter';
import { periodOf } from '../request-filter';
import { daysOf } from './saved-view';

/** Which days a view will be of: those that go with the calendar by their words, others by their dates. */
export function daysText(filter: Filter, today: JstDate): string {
  const days = daysOf(filter, today);
  if (days !== null) return t('requests.views.movingDays', { days: spanText(dayWord(days.from), dayWord(days.to)) });
  const { from, to } = periodOf(filter);
  return t('requests.views.fixedDays', { days: spanText(slashDate(from ?? today), slashDate(to ?? today)) });
}

const spanText = (from: string, to: string): string => (from === to ? from : `${from}～${to}`);

function dayWord(days: number): string {
  if (days === 0) return t('requests.views.today');
  if (days === 1) return t('requests.views.tomorrow');
  return t(days < 0 ? 'requests.views.daysAgo' : 'requests.views.daysAhead', { count: Math.abs(days) });
}
