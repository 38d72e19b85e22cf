import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { labelOf } from '@laundry/shared/masters/lov';
import type { ConsoleUser } from '../../providers/api-types';

export const userName = ({ name1, name2 }: Pick<ConsoleUser, 'name1' | 'name2'>): string => `${name1} ${name2}`.trim();
export const statusText = (status: number): string => labelOf(LOVS_JA.status_type, status);

const TONES: Readonly<Partial<Record<number, string>>> = {
  [USER_STATUS.active]: 'good',
  [USER_STATUS.stopped]: 'bad',
  [USER_STATUS.underReview]: 'due',
  [USER_STATUS.rejected]: 'bad',
};

/** The colour of a status, beside its word. */
export const statusTone = (status: number): string => TONES[status] ?? '';
