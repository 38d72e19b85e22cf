import { useListContext } from 'ra-core';

export type Filter = Readonly<Record<string, unknown>>;

/** The filter that is applied; react-admin leaves its values untyped. */
export const useFilter = (): Filter => useListContext().filterValues as Filter;
