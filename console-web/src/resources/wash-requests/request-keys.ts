import type { RequestFilter } from '../../providers/wash-request-calls';

/** Under which names the answers about requests are kept. */
export const requestKeys = {
  all: ['wash-requests'] as const,
  lists: ['wash-requests', 'list'] as const,
  list: (filter: RequestFilter) => ['wash-requests', 'list', filter] as const,
  detail: (id: number) => ['wash-requests', 'detail', id] as const,
  staffs: ['staff-choices'] as const,
};
