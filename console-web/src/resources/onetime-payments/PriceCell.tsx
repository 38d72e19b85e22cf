import { t } from '../../i18n';
import type { PriceRow } from '../../providers/api/api-types';
import { PriceDialog } from './PriceDialog';
import { type Week, isAvailable, priceText, slotOf } from './price-facts';

interface Props {
  readonly row: PriceRow;
  readonly week: Week;
  readonly table: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** A price of the grid, and the way to another one or to none. */
export function PriceCell({ row, week, table, isOpen, onOpen, onClose }: Props) {
  const price = row[week.key];
  const slot = slotOf(table, row, week);
  return (
    <>
      <button
        type="button"
        className={isAvailable(price) ? '' : 'none'}
        aria-label={t('priceGrid.edit', { ...slot, price: priceText(price) })}
        onClick={onOpen}
      >
        {priceText(price)}
      </button>
      {isOpen && <PriceDialog row={row} week={week} slot={slot} onClose={onClose} />}
    </>
  );
}
