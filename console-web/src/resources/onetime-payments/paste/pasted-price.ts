import { toHalfWidth } from '@laundry/shared/text/normalize';
import { t } from '../../../i18n';
import { parsePrice } from '../price-facts';

/** What a sheet writes where nobody comes. */
const NOT_OFFERED = new Set(['', '-', '–', '—', 'ー', t('priceGrid.notAvailable')]);
/** Commas part thousands only: `1,90` is a slip. */
const NUMBER = /^(?:\d+|\d{1,3}(?:,\d{3})+)$/;

/** The price that a cell of a sheet is, however it is formatted; 0: not offered, null: none that can be. */
export function pastedPrice(cell: string): number | null {
  const text = toHalfWidth(cell);
  if (NOT_OFFERED.has(text)) return 0;
  // Japanese Windows writes its yen sign where others have the backslash.
  const digits = text
    .replace(/^[¥\\]/, '')
    .replace(/円$/, '')
    .trim();
  if (!NUMBER.test(digits)) return null;
  return /^0+$/.test(digits) ? 0 : parsePrice(digits);
}
