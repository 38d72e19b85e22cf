import type { ResourceProps } from 'react-admin';
import { lazily } from '@laundry/web-kit/loading/lazily';

const ProgressList = lazily(() => import('./ProgressList'));

/** Who did which stage, and when. */
export const progressManagement: ResourceProps = { name: 'progress-management', list: <ProgressList /> };
