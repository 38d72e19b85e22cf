import type { ResourceName } from '../../providers/access/access';

export const RESOURCE = 'wash-requests' satisfies ResourceName;

/** Under which names react-admin keeps the answers about requests. */
export const requestKeys = {
  all: [RESOURCE],
  lists: [RESOURCE, 'getList'],
  details: [RESOURCE, 'getOne'],
} as const;
