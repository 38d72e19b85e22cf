import { OPERATION } from '@laundry/shared/constants/operation-types';
import { REPORTED_ACTS } from '@laundry/shared/constants/reported-acts';
import { storedChanges } from '@laundry/shared/rules/history/stored-changes';
import type { ReportedActView } from './act-report.view.js';

/** What nobody has seen to for so long is history. */
export const REPORT_DAYS = 30;

/** What became of a report `h` by now: the latest of what closed and reopened it; none: nobody has seen to it. */
export const STATE = `LEFT JOIN operation_histories s ON s.id = (SELECT MAX(t.id) FROM operation_histories t
  WHERE t.target_id = h.id AND t.operation_type IN (${OPERATION.actReportClosed}, ${OPERATION.actReportReopened}))`;
export const IS_CLOSED = `s.operation_type = ${OPERATION.actReportClosed}`;
export const IS_OPEN = `(s.id IS NULL OR s.operation_type = ${OPERATION.actReportReopened})`;

/** An entry of what was reported, as it is stored. */
interface StoredReport {
  readonly id: number;
  readonly operation_user: string;
  readonly changes: string;
}

/** None where a newer version has stored an act that this one does not know: it is left out. */
export function reportedAct({ id, operation_user, changes }: StoredReport): readonly ReportedActView[] {
  const stored = storedChanges(changes);
  const told = (field: string): string | null => stored.find((change) => change.field === field)?.to ?? null;
  const act = REPORTED_ACTS.find((each) => String(each) === told('reported_act'));
  const madeAt = told('made_at');
  if (act === undefined || madeAt === null) return [];
  const count = told('reported_count');
  return [
    {
      id,
      operation_user,
      act,
      made_at: madeAt,
      count: count === null ? null : Number(count),
      refusal: told('reported_refusal'),
    },
  ];
}
