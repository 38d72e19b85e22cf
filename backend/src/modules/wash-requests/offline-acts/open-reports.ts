import { OPERATION } from '@laundry/shared/constants/operation-types';
import { REPORTED_ACTS } from '@laundry/shared/constants/reported-acts';
import { storedChanges } from '@laundry/shared/rules/history/stored-changes';
import type { ReportedActView } from './act-report.view.js';

/** What nobody has seen to for so long is history. */
export const REPORT_DAYS = 30;

/** The entries `h` of what was reported, and nobody has closed. */
export const OPEN_REPORTS = `h.operation_type = ${OPERATION.actReported} AND NOT EXISTS (
  SELECT 1 FROM operation_histories c WHERE c.target_id = h.id AND c.operation_type = ${OPERATION.actReportClosed})`;

/** An entry of what was reported, as it is stored. */
interface StoredReport {
  readonly id: number;
  readonly operation_user: string;
  readonly changes: string;
}

export function reportedAct({ id, operation_user, changes }: StoredReport): ReportedActView {
  const stored = storedChanges(changes);
  const told = (field: string): string | null => stored.find((change) => change.field === field)?.to ?? null;
  const act = REPORTED_ACTS.find((each) => String(each) === told('reported_act'));
  if (act === undefined) throw new Error(`Entry ${id} does not say what was done.`);
  const count = told('reported_count');
  return { id, operation_user, act, made_at: told('made_at') ?? '', count: count === null ? null : Number(count) };
}
