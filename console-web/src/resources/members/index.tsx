import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router';
import { ADMINISTRATORS } from './member-paths';
import { lazily } from '@laundry/web-kit/loading/lazily';

const MemberList = lazily(() => import('./MemberList'));

/** The accounts of staff, and of the administrators. */
export const members: ResourceProps = {
  name: 'members',
  list: <MemberList of="members" />,
  children: <Route path={ADMINISTRATORS} element={<MemberList of="administrators" />} />,
};
