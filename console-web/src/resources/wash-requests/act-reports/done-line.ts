import { REPORTED_ACT_NAMES_JA } from '@laundry/shared/masters/reported-act-names-ja';
import { displayDateTime } from '@laundry/shared/time/display';
import { t } from '../../../i18n';
import type { ReportedAct } from '../../../providers/api/api-types';
import { nowJst } from '../../../providers/clock';

/** Who did what, and when. */
export function doneLine({ operation_user: who, act, count, made_at }: ReportedAct): string {
  const what = [REPORTED_ACT_NAMES_JA[act], count !== null && t('actReports.counted', { count })];
  const moment = displayDateTime(made_at, 'ja', nowJst());
  return t('actReports.done', { who, what: what.filter(Boolean).join(' '), moment });
}
