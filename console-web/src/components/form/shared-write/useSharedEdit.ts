import { beginning, standingAfter } from '@laundry/shared/rules/versions/write-shared';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isStale } from '../../../providers/api/problem';
import { liveStore } from '../../../providers/live/live-store';
import type { SharedRow } from './shared-row';
import { ToldConflict } from './told-conflict';
import { useSharedWrite, type OthersWords } from './useSharedWrite';

/**
 * Writes into a row as it was when its form opened; what somebody else changed meanwhile is read again, or told where it is the
 * same field. `shown`: the fields of which the form shows `others` while it is open, too, once the row is read anew; of the rest only
 * a refusal tells.
 */
export function useSharedEdit<Row extends SharedRow>(resource: string | undefined, row: Row, shown: readonly string[]) {
  const [began] = useState(row);
  const { write, others: told, standing, error, isPending } = useSharedWrite<Row>(resource);
  const queryClient = useQueryClient();
  const news = standingAfter(standing ?? beginning(began), row, shown);
  const others: OthersWords | null = news === null ? told : { by: null, at: null, fields: news.fields };
  /** Throws what it was refused with, which `error` says too. After a conflict the lists behind the form are read anew. */
  const store = async (data: object): Promise<Row> => {
    try {
      return await write(began, data, news?.standing);
    } catch (refused) {
      if (refused instanceof ToldConflict || isStale(refused)) {
        void queryClient.invalidateQueries({ queryKey: [resource] });
        // What waited to be told is told by the refusal: not twice over one field.
        liveStore.current().readNow();
      }
      throw refused;
    }
  };
  const save = (data: object, onDone: (row: Row) => void) => void store(data).then(onDone, () => undefined);
  return { save, store, error, isPending, others };
}
