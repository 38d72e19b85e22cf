import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { labelOf } from '@laundry/shared/masters/lov';
import { t } from '../../i18n';
import type { ProgressRow } from '../../providers/api/api-types';
import { staffName } from '../wash-requests/row-facts';

export const staffText = (row: ProgressRow): string => staffName(row) || t('progress.nobody');
export const stageText = ({ status }: ProgressRow): string => labelOf(LOVS_JA.pd_status_type, status);
export const requestPath = ({ wash_request_id }: ProgressRow): string => `/wash-requests-change/${wash_request_id}`;
