import { BRAND, BRAND_EN } from '@laundry/shared/constants/brand';
import type { Lang } from '@laundry/shared/constants/langs';
import type { LegName } from '@laundry/shared/constants/progress';

interface FeedWords {
  /** What the calendar is called. */
  readonly name: (brand: string) => string;
  readonly title: (brand: string, leg: LegName, id: number) => string;
}

const LEGS = { ja: { pickup: '集荷', delivery: '配達' }, en: { pickup: 'pickup', delivery: 'delivery' } } as const;
/** Who reads English knows the product by its English name. */
const english = (brand: string): string => (brand === BRAND ? BRAND_EN : brand);

/** What the calendar of a customer says: as the file that the customer web saves, whom it is about stands nowhere. */
export const FEED_WORDS: Readonly<Record<Lang, FeedWords>> = {
  ja: {
    name: (brand) => `${brand}の集荷・配達`,
    title: (brand, leg, id) => `${brand} ${LEGS.ja[leg]} 受付番号 ${id}`,
  },
  en: {
    name: (brand) => `${english(brand)} visits`,
    title: (brand, leg, id) => `${english(brand)} ${LEGS.en[leg]} No. ${id}`,
  },
};
