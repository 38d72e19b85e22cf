import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

const HistoryList = lazy(() => import('./HistoryList'));

/** The operation history. */
export const operationHistories: ResourceProps = { name: 'operation-histories', list: <HistoryList /> };
