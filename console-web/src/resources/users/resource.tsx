import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Guarded } from '../../components/Guarded';

const UserListPage = lazy(() => import('./UserListPage'));

/** The user list (spec 3 §2.11). */
export const users: ResourceProps = {
  name: 'users',
  list: (
    <Guarded resource="users" action="list">
      <UserListPage />
    </Guarded>
  ),
};
