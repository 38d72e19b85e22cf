import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { type WeekWish, comingWeeksQuery, sendWeekWish } from './api';

/** One wish at a time; what it leaves is shown as the server answers it. */
export function useWeekWishes() {
  const queries = useQueryClient();
  return useOneMutation({
    mutationFn: (wish: WeekWish) => sendWeekWish(wish),
    onSuccess: (weeks) => queries.setQueryData(comingWeeksQuery.queryKey, weeks),
    // The month may have begun meanwhile, or the day become full.
    onError: () => void queries.invalidateQueries({ queryKey: comingWeeksQuery.queryKey }),
  });
}

export type WeekWishes = ReturnType<typeof useWeekWishes>;
