import { useQueryClient } from '@tanstack/react-query';
import { useResourceContext, useUpdate } from 'ra-core';
import { useState } from 'react';
import { useSharedWrite } from '../../../components/form/shared-write/useSharedWrite';
import type { ConsoleUser } from '../../../providers/api/api-types';
import { isStale } from '../../../providers/api/problem';

/** Sets a field of a customer in its place; what somebody else changed meanwhile is read again, or told where it is the same field. */
export function useUserEdit(user: ConsoleUser) {
  const resource = useResourceContext() ?? 'users';
  const [update, { error, isPending }] = useUpdate<ConsoleUser>(resource);
  const [began] = useState(user);
  const { write, others } = useSharedWrite<ConsoleUser>();
  const queryClient = useQueryClient();
  const send = (data: object) =>
    update(undefined, { id: user.id, data, previousData: user }, { mutationMode: 'pessimistic', returnPromise: true });
  const save = (data: Partial<ConsoleUser> & { readonly rejection_reason?: string }, onDone: () => void) =>
    void write(began, data, send).then(onDone, (refused: unknown) => {
      if (isStale(refused)) void queryClient.invalidateQueries({ queryKey: [resource] });
    });
  return { save, error, isPending, others };
}
