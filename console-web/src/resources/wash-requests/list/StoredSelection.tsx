import { type Identifier, ListContextProvider, useListContext } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { tabStore } from '../../../providers/storage/tab-store';

const NAME = 'selection';
const NONE: Identifier[] = [];

/**
 * What is ticked stays ticked while a detail is opened and closed, and past the end of a session. It belongs to its
 * search: what was ticked on Monday is not ticked on Wednesday.
 */
export function StoredSelection({ children }: { children: ReactNode }) {
  const list = useListContext();
  const search = JSON.stringify(list.filterValues);
  const [ticked, setTicked] = useState(() => asSelections(tabStore.read(NAME)));
  const selectedIds = ticked[search] ?? NONE;
  const set = (ids: Identifier[]) => {
    const { [search]: _, ...others } = ticked;
    const next = ids.length === 0 ? others : { ...others, [search]: ids };
    tabStore.keep(NAME, next);
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

/** The ids ticked for each search; a stored value of another shape counts as none. */
function asSelections(stored: object | null): Readonly<Record<string, Identifier[]>> {
  return Object.fromEntries(
    Object.entries(stored ?? {}).map(([search, ids]) => [
      search,
      Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : NONE,
    ]),
  );
}
