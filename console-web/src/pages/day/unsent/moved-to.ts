import { LEG, PROGRESS } from '@laundry/shared/constants/progress';
import { displayDateTime } from '@laundry/shared/time/display';
import { t } from '../../../i18n';
import type { Work } from '../../../providers/api/api-types';
import type { UnsentAct } from '../../../providers/offline-acts/act';
import { nowJst } from '../../../providers/clock';

/** Where the stop was moved before its act arrived; null: it was not, or the day does not tell. */
export function movedTo({ act }: UnsentAct, row: Work | undefined): string | null {
  if (row === undefined || act.kind === 'count' || act.kind === 'photo' || row.sched_dt === act.seenSchedDt)
    return null;
  const isSameLeg =
    act.kind === 'mark'
      ? row.status === act.seenStatus
      : (row.status === PROGRESS.unhandled) === (act.leg === LEG.pickup);
  return isSameLeg ? t('day.unsent.moved', { moment: displayDateTime(row.sched_dt, 'ja', nowJst()) }) : null;
}
