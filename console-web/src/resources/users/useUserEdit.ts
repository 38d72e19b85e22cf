import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ConsoleUser } from '../../providers/api-types';
import type { ConsoleDataProvider } from '../../providers/data-provider';
import { isStale } from '../../providers/problem';
import { useConsoleData } from '../../providers/useConsoleData';
import type { UserPage } from '../../providers/user-calls';
import { userKeys } from './user-keys';

/** Sets a field of a customer; the row takes it over where it stands, so that what was done stays in sight. */
export function useUserEdit<Value>(
  user: ConsoleUser,
  send: (data: ConsoleDataProvider, value: Value) => Promise<Partial<ConsoleUser>>,
) {
  const data = useConsoleData();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (value: Value) => send(data, value),
    onSuccess: (changed) => {
      client.setQueriesData<UserPage>(
        { queryKey: userKeys.lists },
        (page) =>
          page && { ...page, rows: page.rows.map((row) => (row.id === user.id ? { ...row, ...changed } : row)) },
      );
      return client.invalidateQueries({ queryKey: userKeys.waiting });
    },
    onError: (error) => (isStale(error) ? client.invalidateQueries({ queryKey: userKeys.lists }) : undefined),
  });
}
