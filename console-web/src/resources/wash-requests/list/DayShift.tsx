import { useListContext } from 'ra-core';
import { DayButtons } from '../../../components/date-time/DayButtons';
import { useFilter } from '../../../components/list/useFilter';
import { todayJst } from '../../../providers/clock';
import { periodOf } from './request-filter';

/** The period in words, and one tap to the day before, today and the day after. */
export function DayShift() {
  const { setFilters } = useListContext();
  const filter = useFilter();
  const { from, to } = periodOf(filter);
  const first = from ?? todayJst();
  return <DayButtons first={first} last={to ?? first} onGo={(day) => setFilters({ ...filter, from: day, to: day })} />;
}
