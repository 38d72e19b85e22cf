import type { MessageKey } from '@laundry/shared/messages/message';
import { REPORTED_STAGES, isReported, workMinutesOf, workReportRefusals } from '@laundry/shared/rules/work/work-report';
import { type JstDateTime, minutesBetween } from '@laundry/shared/time/jst';
import { ruleErrors } from '../../../components/form/sending/submit-errors';
import { t } from '../../../i18n';
import type { WorkReport } from '../../../providers/calls/payments/sales';
import { floorToPickerStep } from '../../../providers/clock';
import type { Operator } from '../../../providers/access/operator';

/** A report as its form holds it: react-admin empties a field by null. */
export interface WorkReportValues {
  readonly user_id: string | null;
  readonly status: string | null;
  readonly start_dt: JstDateTime;
  readonly end_dt: JstDateTime;
  /** `HH:mm`; empty while it is the time between the two. */
  readonly work_time: string | null;
}

/** A report of which nothing is said yet. */
export const BLANK_REPORT: WorkReportValues = { user_id: '', status: '', start_dt: '', end_dt: '', work_time: '' };

/** Until now, by whoever reports; when it began and what was done is for them to say. */
export function initialReport(operator: Operator, now: JstDateTime): WorkReportValues {
  const end = floorToPickerStep(now);
  return {
    user_id: isReported(operator) ? String(operator.id) : '',
    status: '',
    start_dt: end,
    end_dt: end,
    work_time: '',
  };
}

const DAY_MINUTES = 24 * 60;
const two = (n: number): string => String(n).padStart(2, '0');

/** The time from start to end, of less than a day. */
export function suggestedTime({ start_dt, end_dt }: Pick<WorkReportValues, 'start_dt' | 'end_dt'>): string {
  const minutes = minutesBetween(start_dt, end_dt);
  if (minutes < 0 || minutes >= DAY_MINUTES) return '00:00';
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** The report that values make. */
export function reportOf(values: WorkReportValues): WorkReport {
  const work_time = values.work_time || suggestedTime(values);
  const { start_dt, end_dt } = values;
  const [user_id, status] = [Number(values.user_id), Number(values.status)];
  return { user_id, status, start_dt, end_dt, work_time, work_minute: workMinutesOf(work_time) };
}

/** What is wrong, by field: by the server's own rule, and what is not chosen yet. */
export function reportErrors(values: WorkReportValues): Readonly<Record<string, string>> {
  const report = reportOf(values);
  const refusals = workReportRefusals({ ...report, work_minute: report.work_minute ?? null });
  const codes: [string, MessageKey][] = refusals.map(({ field, code }) => [field, code]);
  if (report.user_id === 0) codes.push(['user_id', 'unselected']);
  if (!REPORTED_STAGES.some((stage) => stage === report.status)) codes.push(['status', 'unselected']);
  return {
    ...ruleErrors(codes),
    ...(report.work_minute === 0 ? { work_time: `▲ ${t('workReports.noTime')}` } : {}),
  };
}
