import { useResourceContext } from 'ra-core';
import { useLocation } from 'react-router';
import { listQueryFrom } from './user-paths';

/** What a list takes along to the screens of one of its customers. */
export function useListQuery(): string {
  return listQueryFrom(useResourceContext() ?? 'users', useLocation().search);
}
