import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { labelOf } from '@laundry/shared/masters/lov';
import type { ConsoleUser } from '../../providers/api-types';

export const userName = ({ name1, name2 }: Pick<ConsoleUser, 'name1' | 'name2'>): string => `${name1} ${name2}`.trim();
export const statusText = (status: number): string => labelOf(LOVS_JA.status_type, status);
