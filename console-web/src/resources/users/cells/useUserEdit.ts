import { useQueryClient } from '@tanstack/react-query';
import { useResourceContext, useUpdate } from 'ra-core';
import type { ConsoleUser } from '../../../providers/api/api-types';
import { isStale } from '../../../providers/api/problem';

/** Sets a field of a customer in its place; what somebody else changed meanwhile is read again. */
export function useUserEdit(user: ConsoleUser) {
  const resource = useResourceContext() ?? 'users';
  const [update, { error, isPending }] = useUpdate<ConsoleUser>(resource);
  const queryClient = useQueryClient();
  const save = (data: Partial<ConsoleUser>, onDone: () => void) =>
    void update(
      undefined,
      { id: user.id, data, previousData: user },
      {
        mutationMode: 'pessimistic',
        onSuccess: onDone,
        onError: (refused: unknown) => {
          if (isStale(refused)) void queryClient.invalidateQueries({ queryKey: [resource] });
        },
      },
    );
  return { save, error, isPending };
}
