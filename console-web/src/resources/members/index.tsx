import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

const MemberList = lazy(() => import('./MemberList'));

/** The accounts of staff. */
export const members: ResourceProps = { name: 'members', list: <MemberList /> };
