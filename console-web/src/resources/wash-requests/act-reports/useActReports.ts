import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../../providers/access/OperatorContext';
import type { ActReport } from '../../../providers/api/api-types';
import { useConsoleData } from '../../../providers/useConsoleData';
import { requestKeys } from '../request-keys';

const ONE_MINUTE = 60_000;

/**
 * What was done at stops, was not taken and nobody has seen to: none for whoever does not steer the day, undefined until it
 * is known; and why it is not.
 */
export function useActReports(): { readonly reports: readonly ActReport[] | undefined; readonly error: Error | null } {
  const { getActReports } = useConsoleData();
  const isAsked = useMay()('actReports');
  const { data, error } = useQuery({
    queryKey: [...requestKeys.all, 'act-reports'],
    queryFn: () => getActReports(),
    enabled: isAsked,
    refetchInterval: ONE_MINUTE,
  });
  return { reports: isAsked ? data : [], error };
}
