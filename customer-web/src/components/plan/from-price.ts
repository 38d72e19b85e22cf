import { MONTHLY_PARTS } from '@laundry/shared/constants/plan-parts';
import { SIZE } from '@laundry/shared/constants/sizes';
import { monthlyPrice } from '@laundry/shared/rules/plans/price';
import { useTexts } from '../../i18n/texts';
import { groupDigits } from '../text/group-digits';

const SMALLEST = { part: 't2', size: 'S', method: '1', sameTime: false } as const;

/** The smallest monthly plan, handed over in person as all prices of the front page are. */
export const FROM_YEN = monthlyPrice(SMALLEST);
export const FROM_BAGS = MONTHLY_PARTS[SMALLEST.part];
export const FROM_SIZE = SIZE[SMALLEST.size];

/** What it costs, with its unit. */
export const useFromPrice = (): string => useTexts('common').yen({ price: groupDigits(FROM_YEN) });
