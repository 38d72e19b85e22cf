import { useListContext } from 'ra-core';
import { useNavigate } from 'react-router';
import { useFilter } from '../../../../components/list/useFilter';
import { useGrouping } from '../../rows/groups/useGrouping';
import { type Shown, queryOf } from './saved-view';

/** How the list is shown, and how to show it otherwise: both are its address. */
export function useShown(): readonly [Shown, (next: Shown) => void] {
  const { sort } = useListContext();
  const filter = useFilter();
  const [group] = useGrouping();
  const navigate = useNavigate();
  return [{ filter, sort, group }, (next) => void navigate({ search: queryOf(next) })];
}
