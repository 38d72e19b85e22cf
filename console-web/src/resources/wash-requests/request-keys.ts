import type { QueryClient } from '@tanstack/react-query';
import type { ResourceName } from '../../providers/access/access';

export const RESOURCE = 'wash-requests' satisfies ResourceName;

/** Under which names react-admin keeps the answers about requests. */
export const requestKeys = {
  all: [RESOURCE],
  lists: [RESOURCE, 'getList'],
  details: [RESOURCE, 'getOne'],
} as const;

/** What customers' pages show, their requests and balance among it. */
const CUSTOMERS = [['customers'], ['users', 'getOne']] as const;

/** Reads again what a request that has changed is part of on its customer's page. */
export const readCustomersAgain = (client: QueryClient): Promise<unknown> =>
  Promise.all(CUSTOMERS.map((queryKey) => client.invalidateQueries({ queryKey })));
