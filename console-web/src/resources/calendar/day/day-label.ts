import { displayDate } from '@laundry/shared/time/display';
import type { JstDate } from '@laundry/shared/time/jst';
import { nowJst } from '../../../providers/clock';

/** `11月25日(水)`. */
export const dayLabel = (date: JstDate): string => displayDate(date, 'ja', nowJst());
