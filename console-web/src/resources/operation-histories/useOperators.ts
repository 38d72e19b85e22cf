import { useQuery } from '@tanstack/react-query';
import { useConsoleData } from '../../providers/useConsoleData';

const FIVE_MINUTES = 300_000;

/** The people whose deeds can be searched for; the answer is shared with the request list. */
export function useOperators() {
  const data = useConsoleData();
  return useQuery({ queryKey: ['staff-choices'], queryFn: () => data.staffChoices(), staleTime: FIVE_MINUTES });
}
