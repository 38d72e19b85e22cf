import { useQuery } from '@tanstack/react-query';
import { todayJst } from '../../../providers/clock';
import { useConsoleData } from '../../../providers/useConsoleData';
import { calendarKeys } from '../calendar-keys';

/** The national holidays of a year that are still to come; read anew each time the question is asked. */
export function useNationalHolidays(year: string) {
  const data = useConsoleData();
  const today = todayJst();
  const first = `${year}-01-01`;
  return useQuery({
    queryKey: calendarKeys.nationalOf(year),
    queryFn: () => data.getNationalHolidays(first < today ? today : first, `${year}-12-31`),
  });
}
