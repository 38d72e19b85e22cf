import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router';
import { lazily } from '@laundry/web-kit/loading/lazily';

const MemberList = lazily(() => import('./MemberList'));

/** The accounts of staff, and of the administrators. */
export const members: ResourceProps = {
  name: 'members',
  list: <MemberList of="members" />,
  children: <Route path="administrators" element={<MemberList of="administrators" />} />,
};
