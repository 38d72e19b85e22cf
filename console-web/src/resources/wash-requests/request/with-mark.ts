import { ABSENCE_STATUS } from '@laundry/shared/constants/progress';
import { STAMPED_STAGES, schedDt } from '@laundry/shared/rules/stages/request-progress';
import type { RequestRow } from '../../../providers/api/api-types';
import type { Mark } from '../../../providers/offline-acts/act';
import { statusLabel } from '../row-facts';

/** A request as it will be once a mark of it is sent; one whose answer was lost may be marked by now, and stays as it is. */
export function withMark<Row extends RequestRow>(row: Row, { seenStatus, resultKey, stampAt, count }: Mark): Row {
  const stage = STAMPED_STAGES.find((each) => each.resultKey === resultKey);
  if (stage === undefined || row.status !== seenStatus) return row;
  const stamped = { ...row, [resultKey]: stampAt };
  return {
    ...stamped,
    status: stage.status,
    display_status: statusLabel(stage.status),
    sched_dt: schedDt(stamped),
    count: count ?? row.count,
    absence_status: ABSENCE_STATUS.none,
  };
}
