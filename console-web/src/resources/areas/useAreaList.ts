import { useQuery } from '@tanstack/react-query';
import { useConsoleData } from '../../providers/useConsoleData';
import { areaKeys } from './area-keys';

/** Every service area, in the order of the postal codes. */
export function useAreaList() {
  const data = useConsoleData();
  return useQuery({ queryKey: areaKeys.all, queryFn: () => data.listAreas() });
}
