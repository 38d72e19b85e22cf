import { useListContext } from 'ra-core';
import type { Filter } from '../../providers/filter';

/** The filter that is applied. */
export const useFilter = (): Filter => useListContext().filterValues as Filter;
