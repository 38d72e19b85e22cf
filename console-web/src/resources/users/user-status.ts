import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { labelOf } from '@laundry/shared/masters/lov';

export const statusText = (status: number): string => labelOf(LOVS_JA.status_type, status);

const TONES: Readonly<Partial<Record<number, string>>> = {
  [USER_STATUS.active]: 'good',
  [USER_STATUS.suspended]: 'bad',
  [USER_STATUS.underReview]: 'due',
  [USER_STATUS.rejected]: 'bad',
};

/** The colour of a status, beside its word. */
export const statusTone = (status: number): string => TONES[status] ?? '';
