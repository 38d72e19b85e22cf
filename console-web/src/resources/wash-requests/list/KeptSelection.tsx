import { useQueryClient } from '@tanstack/react-query';
import { type Identifier, ListContextProvider, useListContext } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { RESOURCE } from '../request-keys';

const NONE: Identifier[] = [];
const KEPT = ['selection', RESOURCE] as const;

/**
 * What is ticked stays ticked while a detail is opened and closed. It belongs to its search: what was ticked on Monday is
 * not ticked on Wednesday. It is forgotten with the page and with the session, as react-admin's store would not.
 */
export function KeptSelection({ children }: { children: ReactNode }) {
  const list = useListContext();
  const client = useQueryClient();
  const search = JSON.stringify(list.filterValues);
  const ticked = (): Identifier[] => client.getQueryData<Identifier[]>([...KEPT, search]) ?? NONE;
  // The cache tells its readers a moment later; a box that is clicked is ticked at once.
  const [shown, setShown] = useState(() => ({ search, ids: ticked() }));
  if (shown.search !== search) setShown({ search, ids: ticked() });
  const set = (ids: Identifier[]) => {
    client.setQueryDefaults(KEPT, { gcTime: Infinity });
    client.setQueryData<Identifier[]>([...KEPT, search], ids);
    setShown({ search, ids });
  };
  const selection = {
    selectedIds: shown.ids,
    onSelect: set,
    onToggleItem: (id: Identifier) =>
      set(ticked().includes(id) ? ticked().filter((one) => one !== id) : [...ticked(), id]),
    onUnselectItems: () => set(NONE),
  };
  return <ListContextProvider value={{ ...list, ...selection }}>{children}</ListContextProvider>;
}
