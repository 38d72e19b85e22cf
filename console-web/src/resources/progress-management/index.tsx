import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

const ProgressList = lazy(() => import('./ProgressList'));

/** Who did which stage, and when. */
export const progressManagement: ResourceProps = { name: 'progress-management', list: <ProgressList /> };
