import { PROGRESS } from '../../constants/progress.js';
import { ROLE, ROLE_TYPE, type RoleType } from '../../constants/roles.js';
import { type JstDateTime, parseTime } from '../../time/jst.js';
import { refuse, type Refusal } from '../decision.js';

export type WorkReportRefusal = 'work_end_before_start' | 'work_time_invalid';

/** Stages of which work is reported: washing and folding. */
export const REPORTED_STAGES = [PROGRESS.washed, PROGRESS.folded] as const;

const REPORTED_TYPES: readonly (number | null)[] = [ROLE_TYPE.leader, ROLE_TYPE.wash] satisfies readonly RoleType[];

/** Whose work is reported: administrators, leaders, and those who wash and fold. */
export const isReported = (staff: { readonly role: number; readonly role_type: number | null }): boolean =>
  staff.role === ROLE.admin || (staff.role === ROLE.staff && REPORTED_TYPES.includes(staff.role_type));

/** Minutes of a working time `HH:mm`; null for anything else. */
export function workMinutesOf(workTime: string): number | null {
  const time = parseTime(workTime);
  return time === null ? null : Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

export interface WorkReport {
  readonly start_dt: JstDateTime;
  readonly end_dt: JstDateTime;
  /** `HH:mm` */
  readonly work_time: string;
  /** The same in minutes, where it is sent. */
  readonly work_minute: number | null;
}

/** What is wrong with a report. It may end when it starts. */
export function workReportRefusals(report: WorkReport): readonly Refusal<WorkReportRefusal>[] {
  const minutes = workMinutesOf(report.work_time);
  return [
    ...(report.end_dt < report.start_dt ? [refuse('work_end_before_start', 'end_dt')] : []),
    ...(minutes === null ? [refuse('work_time_invalid', 'work_time')] : []),
    ...(minutes !== null && (report.work_minute ?? minutes) !== minutes
      ? [refuse('work_time_invalid', 'work_minute')]
      : []),
  ];
}
