import { useResourceContext } from 'ra-core';
import { useLocation } from 'react-router';
import { carriedFrom } from './user-paths';

/** What a list takes along to the screens of one of its customers. */
export function useCarried(): string {
  return carriedFrom(useResourceContext() ?? 'users', useLocation().search);
}
