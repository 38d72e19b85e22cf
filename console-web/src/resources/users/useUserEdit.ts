import { useQueryClient } from '@tanstack/react-query';
import { useResourceContext } from 'ra-core';
import { useSharedEdit } from '../../components/form/shared-write/useSharedEdit';
import type { ConsoleUser } from '../../providers/api/api-types';
import { liveStore } from '../../providers/live/live-store';

/** The lists that say how many active customers there are. */
const COUNTING = ['users', 'onetime-users'];

/** A customer's field, edited in its place; with another status the lists count anew. */
export function useUserEdit(user: ConsoleUser) {
  const edit = useSharedEdit(useResourceContext() ?? 'users', user, []);
  const client = useQueryClient();
  const countAnew = () => {
    // As after others' changes: no row goes or moves under the keyboard that has just changed it.
    liveStore.change({ readAt: performance.now() });
    for (const resource of COUNTING) void client.invalidateQueries({ queryKey: [resource, 'getList'] });
  };
  const store = async (data: object): Promise<ConsoleUser> => {
    const stored = await edit.store(data);
    if ('status' in data) countAnew();
    return stored;
  };
  const save = (data: object, onDone: (row: ConsoleUser) => void) => void store(data).then(onDone, () => undefined);
  return { ...edit, store, save };
}
