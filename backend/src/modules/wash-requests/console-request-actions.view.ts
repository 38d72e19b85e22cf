import { AbsenceMailView } from './console-request-detail.view.js';
import { ConsoleRequestView } from './console-request.view.js';

/** A request after its stage was stamped. */
export class AdvancedRequestView extends ConsoleRequestView {
  /** `wreq_count_lacking`: the pickup stands, with the old count, because the balance lacks bags (decisions 11). */
  count_error?: string;
}

export class RequestCountView {
  count: number;
  fold_cost: number;
  /** The customer's, after the difference was settled. */
  available_request_count: number;
}

export class AssignedStaffView {
  name1: string;
  name2: string;
}

export class AssignedRequestsView {
  /** How many requests were given to the member of staff: all that were named. */
  assigned: number;
}

export class AbsenceMailSentView {
  /** 1 re-pick-up, 2 re-delivery, 3 on hold. */
  absence_status: number;
  absence_mail_histories: AbsenceMailView[];
}
