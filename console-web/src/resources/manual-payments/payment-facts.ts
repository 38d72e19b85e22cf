import { PAGE } from '@laundry/shared/constants/pages';
import { PAYMENT_STATUS } from '@laundry/shared/constants/payment-methods';
import { labelOf } from '@laundry/shared/masters/lov';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { personName } from '@laundry/shared/text/person-name';
import { displayDateTime, slashDate } from '@laundry/shared/time/display';
import { t } from '../../i18n';
import { yenText } from '../../i18n/amounts';
import type { ManualPayment } from '../../providers/api/api-types';
import { nowJst } from '../../providers/clock';

/** Who set the status: nobody did of what was settled without them. */
const BY_ITSELF = 0;

const TONES: Readonly<Partial<Record<number, string>>> = {
  [PAYMENT_STATUS.pending]: 'due',
  [PAYMENT_STATUS.done]: 'good',
};

export const statusText = ({ status_id }: Pick<ManualPayment, 'status_id'>): string =>
  labelOf(LOVS_JA.payment_status, status_id);
export const statusTone = ({ status_id }: Pick<ManualPayment, 'status_id'>): string => TONES[status_id] ?? '';

export const moment = (dt: string): string => displayDateTime(dt, 'ja', nowJst());
export const priceText = ({ price }: ManualPayment): string => yenText(price);
export const dueText = ({ due_date }: ManualPayment): string => t('payments.due', { day: slashDate(due_date) });
export const monthText = ({ month }: ManualPayment): string =>
  t('payments.monthOf', { year: month.slice(0, 4), month: Number(month.slice(5, 7)) });
export const kindText = ({ page_id }: ManualPayment): string => labelOf(LOVS_JA.page, page_id);
/** One-time requests are paid in ways of their own. */
export const methodText = ({ page_id, payment_method_id }: ManualPayment): string =>
  labelOf(page_id === PAGE.onetimeRequest ? LOVS_JA.onetime_payment_method : LOVS_JA.payment_method, payment_method_id);
export const customerKana = ({ kana1, kana2 }: ManualPayment): string => personName({ name1: kana1, name2: kana2 });

export const updaterText = ({ update_user_id, update_name1, update_name2 }: ManualPayment): string =>
  update_user_id === BY_ITSELF
    ? t('payments.automatic')
    : personName({ name1: update_name1 ?? '', name2: update_name2 ?? '' }) || `ID ${update_user_id}`;
