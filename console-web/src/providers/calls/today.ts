import type { JstDate } from '@laundry/shared/time/jst';
import type { InsightStep, InsightTable } from '@laundry/shared/constants/insights';
import { AS_FILE, answer, client, fileAnswer } from '../api/client';
import type { Work } from '../api/api-types';

/** Which days are added up, and by what they are parted. */
export interface InsightSpan {
  readonly from: JstDate;
  readonly to: JstDate;
  readonly by: InsightStep;
}

/** The top page, somebody's own day, what went wrong of late, and what the clock starts. */
export const todayActions = {
  today: () => answer(client.GET('/api/v1/admin/today')),
  /** What whoever is signed in has to do today, and has done. */
  work: async (): Promise<readonly Work[]> => {
    const rows = await answer(client.GET('/api/v1/admin/work'));
    return rows.flatMap(({ id, ...row }) => (id === null ? [] : [{ ...row, id }]));
  },
  /** The stops of a day, by who drives them. */
  getRouteSheets: (date: JstDate) => answer(client.GET('/api/v1/admin/routeSheets', { params: { query: { date } } })),
  /** What a span adds up to, by day, week or month. */
  getInsights: async (span: InsightSpan) => answer(client.GET('/api/v1/admin/insights', { params: { query: span } })),
  /** One table of it as a file. */
  getInsightFile: (span: InsightSpan, table: InsightTable, format: 'csv' | 'xlsx') =>
    fileAnswer(client.GET('/api/v1/admin/insights', { params: { query: { ...span, table, format } }, ...AS_FILE })),
  failures: () => answer(client.GET('/api/v1/admin/failures')),
  /** What a mail that was given up says. */
  getFailedMail: (id: number) => answer(client.GET('/api/v1/admin/failures/mails/{id}', { params: { path: { id } } })),
  listJobs: () => answer(client.GET('/api/v1/admin/jobs')),
  erasure: () => answer(client.GET('/api/v1/admin/erasure')),
  runJob: (name: string) => answer(client.POST('/api/v1/admin/jobs/{name}/run', { params: { path: { name } } })),
  sendMailAgain: (id: number) =>
    answer(client.POST('/api/v1/admin/failures/mails/{id}/retry', { params: { path: { id } } })),
  sendOrderAgain: (id: number) =>
    answer(client.POST('/api/v1/admin/failures/orders/{id}/retry', { params: { path: { id } } })),
};
