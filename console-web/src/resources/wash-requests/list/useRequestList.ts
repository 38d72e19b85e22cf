import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useConsoleData } from '../../../providers/useConsoleData';
import { requestKeys } from '../request-keys';
import { type RequestSearch, filterOf, searchProblem } from './search-params';

const ONE_MINUTE = 60_000;

/** The rows of a search, asked again every minute: others work on the same list. */
export function useRequestList(search: RequestSearch) {
  const data = useConsoleData();
  return useQuery({
    queryKey: requestKeys.list(filterOf(search)),
    queryFn: () => data.listRequests(filterOf(search)),
    enabled: searchProblem(search) === null,
    placeholderData: keepPreviousData,
    refetchInterval: ONE_MINUTE,
  });
}
