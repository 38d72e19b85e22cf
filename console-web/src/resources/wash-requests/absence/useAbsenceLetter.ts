import type { Leg } from '@laundry/shared/constants/progress';
import { useQuery } from '@tanstack/react-query';
import type { RequestDetail } from '../../../providers/api/api-types';
import { useConsoleData } from '../../../providers/useConsoleData';
import { requestKeys } from '../request-keys';

/** The mail that would go out now: written anew whenever it is to be shown, an earlier one is not what would be sent. */
export function useAbsenceLetter({ id, absence_status }: RequestDetail, leg: Leg) {
  const data = useConsoleData();
  const { error, ...query } = useQuery({
    queryKey: [...requestKeys.all, 'absence', id, leg, absence_status],
    queryFn: () => data.getAbsenceMail(id),
    gcTime: 0,
  });
  return { letter: query.data, error, writeAgain: () => void query.refetch() };
}
