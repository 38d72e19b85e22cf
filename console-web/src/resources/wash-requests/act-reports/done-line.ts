import { REPORTED_ACT_NAMES_JA } from '@laundry/shared/masters/reported-act-names-ja';
import { displayDateTime } from '@laundry/shared/time/display';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { t } from '../../../i18n';
import type { ReportedAct } from '../../../providers/api/api-types';
import { nowJst } from '../../../providers/clock';

export const shownMoment = (moment: JstDateTime): string => displayDateTime(moment, 'ja', nowJst());

/** Who did what, and when. */
export function doneLine({ operation_user: who, act, count, made_at }: Omit<ReportedAct, 'id' | 'refusal'>): string {
  const what = [REPORTED_ACT_NAMES_JA[act], count !== null && t('actReports.counted', { count })];
  return t('actReports.done', { who, what: what.filter(Boolean).join(' '), moment: shownMoment(made_at) });
}
