import type { Progress } from '@laundry/shared/constants/progress';
import type { ProposalReason } from '@laundry/shared/rules/assignment/propose-assignments';

/** Whom a stop is proposed for that nobody has, and why; with what the call that applies it compares. */
export class AssignProposalView {
  wash_request_id: number;
  /** null: nobody has room in its half hour. */
  staff_id: number | null;
  reason: ProposalReason;
  status: Progress;
  sched_dt: string;
}
