import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useConsoleData } from '../../../providers/useConsoleData';
import { calendarKeys } from '../calendar-keys';
import { daySettings } from '../day/day-settings';
import { gridSpan } from './month-param';

const ONE_MINUTE = 60_000;

/** The settings of the days that a month's grid shows; the places taken change all day, so they are asked for again. */
export function useCalendarMonth(month: string) {
  const data = useConsoleData();
  const { from, to } = gridSpan(month);
  const holidays = useQuery({
    queryKey: calendarKeys.holidaysOf(from, to),
    queryFn: () => data.businessHolidays(from, to),
    placeholderData: keepPreviousData,
  });
  const limits = useQuery({
    queryKey: calendarKeys.limits,
    queryFn: () => data.listLimits(),
    refetchInterval: ONE_MINUTE,
  });
  const counted = useQuery({
    queryKey: calendarKeys.pickupsOf(from, to),
    queryFn: () => data.dayPickups(from, to),
    refetchInterval: ONE_MINUTE,
  });
  const pickups = useMemo(
    () => counted.data && new Map(counted.data.map(({ date, used }) => [date, used])),
    [counted.data],
  );
  const settings = useMemo(
    () =>
      daySettings(
        holidays.data ?? [],
        (limits.data ?? []).filter(({ date }) => from <= date && date <= to),
      ),
    [holidays.data, limits.data, from, to],
  );
  const isKnown = holidays.data !== undefined && limits.data !== undefined;
  return {
    settings,
    /** The pickups of the days that have any; undefined while they are not known, without which the month stands. */
    pickups,
    isPending: holidays.isPending || limits.isPending,
    isRefreshing: holidays.isPlaceholderData,
    /** Of a month that was read once a failed look again takes nothing away, nor what is open over it. */
    error: isKnown ? null : (holidays.error ?? limits.error),
    read: () => Promise.all([holidays.refetch(), limits.refetch()]),
  };
}
