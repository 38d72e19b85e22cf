import { useQuery } from '@tanstack/react-query';
import { useConsoleData } from './useConsoleData';

const FIVE_MINUTES = 300_000;

/** The people of the back office, for choices. */
export function useStaffChoices() {
  const data = useConsoleData();
  return useQuery({
    queryKey: ['users', 'staffChoices'],
    queryFn: () => data.staffChoices(),
    staleTime: FIVE_MINUTES,
  });
}
