import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../../providers/access/OperatorContext';
import type { ActReport } from '../../../providers/api/api-types';
import { useConsoleData } from '../../../providers/useConsoleData';
import { requestKeys } from '../request-keys';

const ONE_MINUTE = 60_000;

/** What was done at stops, was not taken and nobody has seen to; nothing for whoever does not steer the day. */
export function useActReports(): readonly ActReport[] {
  const data = useConsoleData();
  const may = useMay();
  const { data: reports } = useQuery({
    queryKey: [...requestKeys.all, 'act-reports'],
    queryFn: () => data.getActReports(),
    enabled: may('actReports'),
    refetchInterval: ONE_MINUTE,
  });
  return reports ?? [];
}
