import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { useQueryClient } from '@tanstack/react-query';
import type { GetListResult } from 'ra-core';
import type { RequestRow } from '../../../providers/api/api-types';
import { useConsoleData } from '../../../providers/useConsoleData';
import { requestKeys } from '../request-keys';

/** Sets the count of a request; the lists in memory take over the new count and fold effort at once. */
export function useSetCount(id: number) {
  const data = useConsoleData();
  const client = useQueryClient();
  return useOneMutation({
    mutationFn: (count: number) => data.setCount(id, { count }),
    onSuccess: ({ count, fold_cost }) => {
      client.setQueriesData<GetListResult<RequestRow>>({ queryKey: requestKeys.lists }, (list) =>
        list === undefined
          ? list
          : { ...list, data: list.data.map((row) => (row.id === id ? { ...row, count, fold_cost } : row)) },
      );
      return client.invalidateQueries({ queryKey: requestKeys.details });
    },
  });
}
