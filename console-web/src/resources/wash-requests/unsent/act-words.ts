import { STAMPED_STAGES } from '@laundry/shared/rules/stages/request-progress';
import { fromEpochMillis, timeOf } from '@laundry/shared/time/jst';
import { t } from '../../../i18n';
import type { Act, StoredAct } from '../../../providers/offline-acts/act';
import { statusLabel } from '../row-facts';

/** `9:20 集荷済`: what was done, and when. */
export const actLine = ({ act, doneMillis }: StoredAct): string =>
  t('day.unsent.line', { time: timeOf(fromEpochMillis(doneMillis)), what: actName(act) });

function actName(act: Act): string {
  switch (act.kind) {
    case 'mark': {
      const stage = STAMPED_STAGES.find(({ resultKey }) => resultKey === act.resultKey);
      return [statusLabel(stage?.status ?? 0), act.count !== null && t('day.bags', { count: act.count })]
        .filter(Boolean)
        .join(' ');
    }
    case 'count':
      return t('day.unsent.count', { from: act.seenCount, to: act.count });
    case 'absence':
      return t(`day.unsent.absence.${act.leg}`);
    case 'photo':
      return t(`day.unsent.photo.${act.proofOf}`);
  }
}
