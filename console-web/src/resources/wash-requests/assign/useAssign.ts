import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useConsoleData } from '../../../providers/useConsoleData';
import { requestKeys } from '../request-keys';

/** Gives requests to somebody: one by its own call, many by theirs. */
export function useAssign() {
  const data = useConsoleData();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ ids, staffId }: { ids: readonly number[]; staffId: number }) => {
      const [first] = ids;
      if (ids.length === 1 && first !== undefined) await data.assignStaff(first, staffId);
      else await data.assignStaffs(ids, staffId);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: requestKeys.all }),
  });
}
