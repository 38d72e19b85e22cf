import { ABSENCE_STATUS } from '@laundry/shared/constants/progress';
import { absenceStatusAfter } from '@laundry/shared/rules/absence/absence';
import { STAMPED_STAGES, schedDt } from '@laundry/shared/rules/stages/request-progress';
import type { Work } from '../../../providers/api/api-types';
import type { Act, Mark, UnsentAct } from '../../../providers/offline-acts/act';
import { isWaiting } from '../../../providers/offline-acts/act';
import { statusLabel } from '../../../resources/wash-requests/row-facts';

/** A day as it will be once what waits is sent: somebody without a line goes on to the next stop, too. What was refused is as it was. */
export const withActs = (rows: readonly Work[], unsent: readonly UnsentAct[]): readonly Work[] => {
  const acts = unsent.filter(isWaiting).map(({ act }) => act);
  return rows.map((row) => acts.filter(({ requestId }) => requestId === row.id).reduce(withAct, row));
};

/** The same once one of them was sent, until the day is read again. */
export const withSent = (rows: readonly Work[], act: Act): Work[] =>
  rows.map((row) => (row.id === act.requestId ? withAct(row, act) : row));

function withAct(row: Work, act: Act): Work {
  switch (act.kind) {
    case 'mark':
      return marked(row, act);
    case 'count':
      return { ...row, count: act.count };
    case 'photo':
      return row;
    case 'absence':
      return { ...row, absence_status: absenceStatusAfter(row.absence_status, act.leg) };
  }
}

/** One whose answer was lost may be marked by now. */
function marked(row: Work, { seenStatus, resultKey, stampAt, count }: Mark): Work {
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
    marked: [...row.marked, { status: stage.status, at: stampAt }],
  };
}
