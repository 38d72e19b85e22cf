import { absenceStatusAfter } from '@laundry/shared/rules/absence/absence';
import type { Work } from '../../../providers/api/api-types';
import type { Act, Mark, UnsentAct } from '../../../providers/offline-acts/act';
import { isWaiting } from '../../../providers/offline-acts/act';
import { withMark } from '../request/with-mark';

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

function marked(row: Work, mark: Mark): Work {
  const after = withMark(row, mark);
  return after === row ? row : { ...after, marked: [...row.marked, { status: after.status, at: mark.stampAt }] };
}
