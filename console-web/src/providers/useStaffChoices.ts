import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ConsoleDataProvider } from './data-provider';

const FIVE_MINUTES = 300_000;

/** The people of the back office, for choices. */
export function useStaffChoices() {
  const data = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['users', 'staffChoices'],
    queryFn: () => data.staffChoices(),
    staleTime: FIVE_MINUTES,
  });
}
