import type { UserFilter } from '../../providers/user-calls';

/** Under which names answers about customers are kept. */
export const userKeys = {
  lists: ['users', 'list'] as const,
  list: (filter: UserFilter, page: number) => ['users', 'list', filter, page] as const,
  waiting: ['users', 'waiting'] as const,
};
