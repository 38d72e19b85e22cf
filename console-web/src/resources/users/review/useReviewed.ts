import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { useQuery } from '@tanstack/react-query';
import { useReadWhileAsking } from '../../../components/live/useReadWhileAsking';
import type { ConsoleUser } from '../../../providers/api/api-types';
import { useConsoleData } from '../../../providers/useConsoleData';

/** A company as it is by now, though its list stands still while its review is asked about. */
export function useReviewed(user: ConsoleUser): ConsoleUser {
  const { getOne } = useConsoleData();
  const { id } = user;
  const isOpen = user.status === USER_STATUS.underReview;
  const { data: read, refetch } = useQuery({
    queryKey: ['customers', id, 'reviewed'],
    queryFn: async () => (await getOne<ConsoleUser>('users', { id })).data,
    enabled: false,
    // Of an earlier review it says nothing.
    gcTime: 0,
  });
  useReadWhileAsking(isOpen, refetch);
  return isOpen ? (read ?? user) : user;
}
