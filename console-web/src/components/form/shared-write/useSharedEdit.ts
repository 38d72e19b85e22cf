import { useQueryClient } from '@tanstack/react-query';
import { useUpdate } from 'ra-core';
import { useState } from 'react';
import { isStale } from '../../../providers/api/problem';
import type { SharedRecord } from '../note/NoteDialog';
import { useSharedWrite } from './useSharedWrite';

/** Sets a field of a row in its place; what somebody else changed meanwhile is read again, or told where it is the same field. */
export function useSharedEdit<Row extends SharedRecord>(resource: string, row: Row) {
  const [update, { error, isPending }] = useUpdate<Row>(resource);
  const [began] = useState(row);
  const { write, others } = useSharedWrite<Row>();
  const queryClient = useQueryClient();
  /** The row as it is stored now: asked for, it always comes, which the type of the hook does not say. */
  const send = async (data: object): Promise<Row> =>
    (await update(
      undefined,
      { id: row.id, data, previousData: row },
      { mutationMode: 'pessimistic', returnPromise: true },
    )) ?? row;
  /** Throws what it was refused with, which `error` says too. */
  const store = (data: object) => write(began, data, send);
  const refresh = () => void queryClient.invalidateQueries({ queryKey: [resource] });
  const save = (data: object, onDone: (row: Row) => void) =>
    void store(data).then(onDone, (refused: unknown) => {
      if (isStale(refused)) refresh();
    });
  return { save, store, refresh, error, isPending, others };
}
