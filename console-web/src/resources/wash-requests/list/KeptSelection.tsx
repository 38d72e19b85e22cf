import { type Identifier, ListContextProvider, useListContext } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { keep, readKept } from '../../../providers/kept/kept-for-tab';
import { useOperator } from '../../../providers/access/OperatorContext';

const NAME = 'selection';
const NONE: Identifier[] = [];

/**
 * What is ticked stays ticked while a detail is opened and closed, and past the end of a session. It belongs to its
 * search: what was ticked on Monday is not ticked on Wednesday.
 */
export function KeptSelection({ children }: { children: ReactNode }) {
  const list = useListContext();
  const { id: operatorId } = useOperator();
  const search = JSON.stringify(list.filterValues);
  const [ticked, setTicked] = useState(() => asSelections(readKept(NAME, operatorId)));
  const selectedIds = ticked[search] ?? NONE;
  const set = (ids: Identifier[]) => {
    const { [search]: _, ...others } = ticked;
    const next = ids.length === 0 ? others : { ...others, [search]: ids };
    keep(NAME, operatorId, next);
    setTicked(next);
  };
  const selection = {
    selectedIds,
    onSelect: set,
    onToggleItem: (id: Identifier) =>
      set(selectedIds.includes(id) ? selectedIds.filter((one) => one !== id) : [...selectedIds, id]),
    onUnselectItems: () => set(NONE),
  };
  return <ListContextProvider value={{ ...list, ...selection }}>{children}</ListContextProvider>;
}

/** By their search; what is none counts as nothing ticked. */
function asSelections(kept: unknown): Readonly<Record<string, Identifier[]>> {
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).map(([search, ids]) => [
      search,
      Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : NONE,
    ]),
  );
}
