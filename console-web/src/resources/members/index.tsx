import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router';
import { lazily } from '@laundry/web-kit/loading/lazily';
import { Guarded } from '../../components/access/Guarded';
import { ADMINISTRATORS_PATH } from './member-paths';

const MemberList = lazily(() => import('./MemberList'));
const AdministratorList = lazily(() => import('./AdministratorList'));

/** The accounts of staff. */
export const members: ResourceProps = { name: 'members', list: <MemberList /> };

/** What is reached from their list: the administrators. */
export const memberRoutes = [
  <Route
    key="administrators"
    path={ADMINISTRATORS_PATH}
    element={
      <Guarded resource="administrators" action="list">
        <AdministratorList />
      </Guarded>
    }
  />,
];
