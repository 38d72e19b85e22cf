import { PROGRESS, type Progress } from '../../constants/progress.js';
import { REPORTED_ACT, type ReportedAct } from '../../constants/reported-acts.js';

interface Reported {
  readonly act: ReportedAct;
  readonly count: number | null;
}

/** Whether a request holds what was reported of it: its stage with the bags that were told. An absence may have been of another day. */
export function isReportRecorded(
  { act, count }: Reported,
  request: { readonly status: Progress; readonly count: number },
): boolean {
  switch (act) {
    case REPORTED_ACT.pickup:
      return request.status !== PROGRESS.unhandled && (count === null || count === request.count);
    case REPORTED_ACT.delivery:
      return request.status === PROGRESS.delivered;
    case REPORTED_ACT.count:
      return count === request.count;
    case REPORTED_ACT.pickupAbsence:
    case REPORTED_ACT.deliveryAbsence:
      return false;
  }
}
