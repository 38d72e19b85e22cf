import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Area, AreaBody } from '../../providers/api-types';
import { useConsoleData } from '../../providers/useConsoleData';
import { areaKeys } from './area-keys';

/** Adds a row (`id` null) or rewrites one; the list in memory takes it over at its place. */
export function useSaveArea(id: number | null) {
  const data = useConsoleData();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: AreaBody) => (id === null ? data.addArea(body) : data.changeArea(id, body)),
    onSuccess: (saved) =>
      client.setQueryData<Area[]>(areaKeys.all, (rows = []) =>
        [...rows.filter((row) => row.id !== saved.id), saved].toSorted((a, b) => (a.zipcode < b.zipcode ? -1 : 1)),
      ),
  });
}
