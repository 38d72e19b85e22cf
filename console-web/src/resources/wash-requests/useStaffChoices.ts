import { useQuery } from '@tanstack/react-query';
import { useConsoleData } from '../../providers/useConsoleData';
import { requestKeys } from './request-keys';

const FIVE_MINUTES = 300_000;

/** The people that requests can be given to. */
export function useStaffChoices() {
  const data = useConsoleData();
  return useQuery({ queryKey: requestKeys.staffs, queryFn: () => data.staffChoices(), staleTime: FIVE_MINUTES });
}
