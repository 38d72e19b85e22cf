import { useLocation, useNavigate } from 'react-router';
import { useFilter } from '../../../../components/list/useFilter';
import { type Grouping, groupingOf } from './row-groups';

const PARAM = 'group';

/** By what the rows are grouped: beside react-admin's own parameters, in the address alone. */
export function useGrouping(): readonly [Grouping | null, (next: Grouping | null) => void] {
  const filter = useFilter();
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const group = (next: Grouping | null) => {
    // An address that says something has to say the filter, too: it would be none otherwise.
    if (!params.has('filter')) params.set('filter', JSON.stringify(filter));
    if (next === null) params.delete(PARAM);
    else params.set(PARAM, next);
    void navigate({ search: `?${params}` });
  };
  return [groupingOf(params.get(PARAM)), group];
}
