import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { labelOf } from '@laundry/shared/masters/lov';
import { t } from '../../i18n';
import type { ProgressRow } from '../../providers/api-types';

export const staffText = ({ staff_name1, staff_name2 }: ProgressRow): string =>
  [staff_name1, staff_name2].filter(Boolean).join(' ') || t('progress.nobody');
export const stageText = ({ status }: ProgressRow): string => labelOf(LOVS_JA.pd_status_type, status);
export const customerText = ({ user_id, name1, name2 }: ProgressRow): string => `${user_id}:${name1} ${name2}`.trim();
export const requestPath = ({ wash_request_id }: ProgressRow): string => `/wash-requests-change/${wash_request_id}`;
