import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { todayJst } from '../../../providers/clock';
import { type RequestSearch, readSearch, writeSearch } from './search-params';
import { type RowSort, readSort, writeSort } from './row-sort';

/** The filters and the order of the list live in the address bar, so that a detail leads back to the same list. */
export function useRequestSearch() {
  const [params, setParams] = useSearchParams();
  const search = useMemo(() => readSearch(params, todayJst()), [params]);
  const sort = useMemo(() => readSort(params), [params]);
  return {
    search,
    sort,
    /** The query string that detail pages carry along. */
    carried: params.size > 0 ? `?${params}` : `?${writeSearch(search)}`,
    applySearch: (next: RequestSearch) => setParams(writeSort(writeSearch(next), sort)),
    applySort: (next: RowSort | null) => setParams(writeSort(writeSearch(search), next), { replace: true }),
  };
}
