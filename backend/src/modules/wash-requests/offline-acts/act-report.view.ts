import type { ReportedAct } from '@laundry/shared/constants/reported-acts';
import type { Progress } from '@laundry/shared/constants/progress';

/** What a driver did at a stop and was not taken, until somebody has seen to it. */
export class ReportedActView {
  /** Of the entry in the history. */
  id: number;
  /** Who did it, as they were called then. */
  operation_user: string;
  /** 1 picked up, 2 delivered, 3 nobody there for the pickup, 4 for the delivery, 5 bags counted. */
  act: ReportedAct;
  made_at: string;
  /** Bags, where they were counted. */
  count: number | null;
  /** The code of the message that says why it was not taken; null: its phone did not say. */
  refusal: string | null;
}

/** The same with its request, for whoever steers the day. */
export class ActReportView extends ReportedActView {
  wreq_id: number;
  user_id: number;
  /** The customer, as they were called then. */
  user: string;
  company: string;
  /** As the request is by now; null: it has ended. */
  status: Progress | null;
  /** Who has it by now. */
  staff_name: string | null;
  /** Whether the request holds by now what was reported. */
  is_recorded: boolean;
  /** The entry that closed it or opened it again last; null: none has. */
  settled_id: number | null;
}

/** One that somebody has seen to. */
export class ClosedActReportView extends ActReportView {
  closed_by: string;
  closed_at: string;
}
