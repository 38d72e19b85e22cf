import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { todayJst } from '../../providers/clock';
import { useConsoleData } from '../../providers/useConsoleData';
import {
  type HistorySearch,
  historyFilterOf,
  historySearchProblem,
  readHistorySearch,
  writeHistorySearch,
} from './history-search';

export const historyKeys = { lists: ['operation-histories'] as const };

/** The deeds that the address bar asks for, a page at a time. */
export function useHistory() {
  const [params, setParams] = useSearchParams();
  const search = useMemo(() => readHistorySearch(params, todayJst()), [params]);
  const page = Math.max(1, Number(params.get('page')) || 1) - 1;
  const data = useConsoleData();
  const filter = historyFilterOf(search);
  const list = useQuery({
    queryKey: [...historyKeys.lists, filter, page],
    queryFn: () => data.listHistory(filter, page),
    enabled: historySearchProblem(search) === null,
    placeholderData: keepPreviousData,
  });
  return {
    list,
    search,
    page,
    applySearch: (next: HistorySearch) => setParams(writeHistorySearch(next)),
    goToPage: (next: number) => setParams(writeHistorySearch(search, next)),
  };
}
