import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useConsoleData } from '../../providers/useConsoleData';
import { userKeys } from './user-keys';
import {
  type UserSearch,
  readPage,
  readUserSearch,
  userFilterOf,
  userSearchProblem,
  writeUserSearch,
} from './user-search';

/** The customers that the address bar asks for, a page at a time. */
export function useUserList() {
  const [params, setParams] = useSearchParams();
  const search = useMemo(() => readUserSearch(params), [params]);
  const page = readPage(params);
  const data = useConsoleData();
  const filter = userFilterOf(search);
  const list = useQuery({
    queryKey: userKeys.list(filter, page),
    queryFn: () => data.listUsers(filter, page),
    enabled: userSearchProblem(search) === null,
    placeholderData: keepPreviousData,
  });
  return {
    list,
    search,
    page,
    applySearch: (next: UserSearch) => setParams(writeUserSearch(next)),
    goToPage: (next: number) => setParams(writeUserSearch(search, next)),
  };
}
