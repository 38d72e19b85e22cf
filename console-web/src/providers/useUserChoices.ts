import { useQuery } from '@tanstack/react-query';
import { useConsoleData } from './useConsoleData';

const FIVE_MINUTES = 300_000;

/** Every customer, for a choice of one of them. */
export function useUserChoices() {
  const { userChoices } = useConsoleData();
  return useQuery({ queryKey: ['users', 'choices'], queryFn: () => userChoices(), staleTime: FIVE_MINUTES });
}
