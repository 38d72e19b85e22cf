import { REASON } from '@laundry/shared/constants/reasons';
import { ApiError } from '@laundry/web-kit/calls/api-error';
import { checkWeekRequests } from './api';
import { type WeeklyValues, bodyOf } from './weekly-values';
import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';

/** What the confirmation shows: the schedule, and the bags that next month lacks for it. */
export interface CheckedWeekly {
  readonly values: WeeklyValues;
  readonly shortfall: number;
}

/** The server's look at a schedule before it is confirmed. Too few bags refuse nothing: requests are made in order of date while bags last. */
export function useWeekCheck(
  sameTime: boolean,
  saved: WeeklyValues['codes'],
  onChecked: (checked: CheckedWeekly) => void,
) {
  return useOneMutation({
    mutationFn: async (values: WeeklyValues): Promise<CheckedWeekly> => {
      try {
        await checkWeekRequests(bodyOf(values, sameTime, saved));
        return { values, shortfall: 0 };
      } catch (error) {
        const lacks = error instanceof ApiError && error.reason === REASON.notEnoughCount;
        if (!lacks) throw error;
        return { values, shortfall: Number(error.facts['count'] ?? 0) };
      }
    },
    onSuccess: onChecked,
  });
}
