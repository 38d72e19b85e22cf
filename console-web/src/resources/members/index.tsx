import type { ResourceProps } from 'react-admin';
import { lazily } from '@laundry/web-kit/loading/lazily';

const MemberList = lazily(() => import('./MemberList'));

/** The accounts of staff. */
export const members: ResourceProps = { name: 'members', list: <MemberList /> };
