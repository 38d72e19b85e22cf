import { LIMITS } from '@laundry/shared/constants/limits';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { message } from '@laundry/shared/messages/message';
import { toHalfWidth } from '@laundry/shared/text/normalize';
import { t } from '../../i18n';
import { numberText } from '../../i18n/amounts';
import type { PriceRow, PriceWeek } from '../../providers/api/api-types';

/** 1: delivery on the day after pickup, 2: on a later one. */
export const DELIVERY_TYPES = [1, 2] as const;
export type DeliveryType = (typeof DELIVERY_TYPES)[number];

const DAYS = [1, 2, 3, 4, 5, 6] as const;
/** Monday to Saturday, as the columns of a table. */
export const WEEKS = DAYS.map((day): { readonly key: PriceWeek; readonly label: string } => ({
  key: `week${day}`,
  label: LOVS_JA.week.find(({ key }) => key === String(day))?.val ?? '',
}));
export type Week = (typeof WEEKS)[number];

const TABLES = { 1: 'nextDay', 2: 'later' } as const satisfies Record<DeliveryType, string>;
export const tableName = (type: DeliveryType): string => t(`priceGrid.tables.${TABLES[type]}`);
export const timeText = ({ wreq_time }: PriceRow): string => wreq_time.slice(0, 5);

/** An hour of a weekday, in words. */
export const slotOf = (table: string, row: PriceRow, week: Week) => ({
  table,
  week: week.label,
  time: timeText(row),
});
export type Slot = ReturnType<typeof slotOf>;
/** Under which name a price waits that was typed and not sent. */
export const priceDraft = ({ id }: Pick<PriceRow, 'id'>, { key }: Week): string => `price.${id}.${key}`;

/** An empty price and 0 both mean that nobody comes then. */
export const isAvailable = (price: number | null): price is number => price !== null && price > 0;
export const priceText = (price: number | null): string =>
  isAvailable(price) ? numberText(price) : t('priceGrid.notAvailable');

/** The price that a text is, in digits of any width; null when it is none. */
export function parsePrice(text: unknown): number | null {
  const digits = toHalfWidth(typeof text === 'string' || typeof text === 'number' ? String(text) : '').replace(
    /,/g,
    '',
  );
  const price = /^\d{1,7}$/.test(digits) ? Number(digits) : 0;
  return price >= 1 && price <= LIMITS.onetimePriceMax ? price : null;
}

/** What is wrong with a typed price. */
export function priceErrors(field: PriceWeek, price: unknown): Readonly<Record<string, string>> {
  if (price === undefined || price === null || price === '') return { [field]: `▲ ${message('ja', 'required')}` };
  const range = { min: 1, max: numberText(LIMITS.onetimePriceMax) };
  return parsePrice(price) === null ? { [field]: `▲ ${message('ja', 'out_of_range', range)}` } : {};
}
