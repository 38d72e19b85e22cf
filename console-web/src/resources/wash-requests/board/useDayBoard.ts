import { useQuery } from '@tanstack/react-query';
import type { JstDate } from '@laundry/shared/time/jst';
import type { RequestRow } from '../../../providers/api/api-types';
import { useConsoleData } from '../../../providers/useConsoleData';
import { RESOURCE, requestKeys } from '../request-keys';
import { dayBoard } from './day-board';

const ONE_MINUTE = 60_000;
/** The list is never paged. */
const WHOLE = { pagination: { page: 1, perPage: 100_000 }, sort: { field: 'sched_dt', order: 'ASC' } } as const;

/** The board of a day, read anew every minute: others assign, too. */
export function useDayBoard(date: JstDate) {
  const data = useConsoleData();
  return useQuery({
    queryKey: [...requestKeys.all, 'board', date],
    queryFn: async () => {
      const [{ data: rows }, staffs] = await Promise.all([
        data.getList<RequestRow>(RESOURCE, { ...WHOLE, filter: { from: date, to: date } }),
        data.getAssignChoices({ date }),
      ]);
      return dayBoard(rows, staffs);
    },
    refetchInterval: ONE_MINUTE,
  });
}
