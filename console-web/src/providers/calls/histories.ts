import { AS_FILE, answer, client, fileAnswer } from '../api/client';
import type { HistoryRow } from '../api/api-types';
import { todayJst } from '../clock';
import { historyFilter } from '../history-filter';
import type { ResourceCalls } from './resource-calls';

/** The note of an operation is the only thing of the history that is ever written. */
export const historyCalls: ResourceCalls = {
  path: 'admin/operationHistories',
  filterOf: (filter: object) => historyFilter({ ...filter }, todayJst()),
  update: (id, { bikou, version }: Pick<HistoryRow, 'bikou' | 'version'>) =>
    answer(
      client.POST('/api/v1/admin/operationHistories/{id}/bikous', {
        params: { path: { id } },
        body: { bikou, version },
      }),
    ),
};

export type HistoryFormat = 'csv' | 'xlsx';

/** Every operation that a filter finds, as a file. */
export const historyFiles = {
  getHistoryFile: (filter: object, format: HistoryFormat) => {
    const query = { filter: JSON.stringify(historyFilter({ ...filter }, todayJst())), format };
    return fileAnswer(client.GET('/api/v1/admin/operationHistories', { params: { query }, ...AS_FILE }));
  },
};
