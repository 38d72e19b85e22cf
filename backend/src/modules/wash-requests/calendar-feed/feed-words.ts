import { BRAND, BRAND_EN } from '@laundry/shared/constants/brand';
import type { Lang } from '@laundry/shared/constants/langs';
import type { LegName } from '@laundry/shared/constants/progress';
import { appointmentTitle } from '@laundry/shared/rules/visits/leg-appointments';

interface FeedWords {
  /** What the calendar is called. */
  readonly name: (brand: string) => string;
  readonly title: (brand: string, leg: LegName, id: number) => string;
}

/** Who reads English knows the product by its English name. */
const english = (brand: string): string => (brand === BRAND ? BRAND_EN : brand);

/** What the calendar of a customer says; its entries as the file that the customer web saves. */
export const FEED_WORDS: Readonly<Record<Lang, FeedWords>> = {
  ja: {
    name: (brand) => `${brand}の集荷・配達`,
    title: (brand, leg, id) => appointmentTitle('ja', brand, id, leg),
  },
  en: {
    name: (brand) => `${english(brand)} visits`,
    title: (brand, leg, id) => appointmentTitle('en', english(brand), id, leg),
  },
};
