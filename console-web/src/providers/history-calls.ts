import type { HistoryRow } from './api-types';
import { call } from './http-client';
import { type Page, askPage } from './page';

export const HISTORY_PAGE_SIZE = 100;

/** The named actions on the operation history (contract, "Back office"). */
export const historyCalls = {
  listHistory: async (filter: Readonly<Record<string, string>>, page: number): Promise<Page<HistoryRow>> => {
    const { rows, total } = await askPage<HistoryRow>('/admin/operationHistories', new URLSearchParams(filter), {
      page,
      size: HISTORY_PAGE_SIZE,
    });
    return { rows, total };
  },
  writeHistoryNote: (id: number, bikou: string) =>
    call<{ id: number; bikou: string }>('POST', `/admin/operationHistories/${id}/bikous`, { bikou }),
};
