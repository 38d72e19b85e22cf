import { useQuery } from '@tanstack/react-query';
import { useConsoleData } from './useConsoleData';

export const SECOND_FACTOR = ['second-factor'];

/** The own second factor, and by when it has to be set up. */
export function useSecondFactor(enabled = true) {
  const data = useConsoleData();
  return useQuery({ queryKey: SECOND_FACTOR, queryFn: () => data.secondFactor(), enabled });
}
