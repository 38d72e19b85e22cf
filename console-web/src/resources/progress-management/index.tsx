import type { ResourceProps } from 'react-admin';
import { lazily } from '../../components/loading/lazily';

const ProgressList = lazily(() => import('./ProgressList'));

/** Who did which stage, and when. */
export const progressManagement: ResourceProps = { name: 'progress-management', list: <ProgressList /> };
