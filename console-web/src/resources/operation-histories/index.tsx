import type { ResourceProps } from 'react-admin';
import { lazily } from '@laundry/web-kit/loading/lazily';

const HistoryList = lazily(() => import('./HistoryList'));

/** The operation history. */
export const operationHistories: ResourceProps = { name: 'operation-histories', list: <HistoryList /> };
