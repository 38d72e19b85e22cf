import { resultKeyOf } from '@laundry/shared/rules/stages/request-progress';
import { t } from '../../../i18n';
import type { RequestDetail, Work } from '../../../providers/api/api-types';
import { nowJst } from '../../../providers/clock';
import { STAMPED_BY } from '../../../resources/wash-requests/request/stamped-by';
import { scheduleText, statusLabel } from '../../../resources/wash-requests/row-facts';

/** What others did to a stop that its driver still sees; null: it is as it was. */
export function whyGone(was: Work, now: RequestDetail): string | null {
  if (now.status !== was.status) return stageLine(now);
  if (now.sched_dt !== was.sched_dt) return t('day.unsent.moved', { moment: scheduleText(now.sched_dt, nowJst()) });
  return null;
}

function stageLine(now: RequestDetail): string {
  const stamp = resultKeyOf(now.status);
  const who = stamp === null ? null : now[STAMPED_BY[stamp]];
  const status = statusLabel(now.status);
  return who === null ? t('day.gone.stage', { status }) : t('day.gone.stageBy', { status, who });
}
