import { groupDigits } from '../../../../components/text/group-digits';
import { classNames } from '../../../../styles/class-names';
import type { CellPrice } from './moment-prices';
import styles from './PriceMark.module.css';

/** A price in a cell of a calendar, or of its hours: a cheaper one stands in a frame; a screen reader hears it with the cell. */
export function PriceMark({ price, isChosen = false }: { price: CellPrice; isChosen?: boolean }) {
  return (
    <span
      className={classNames(styles.price, price.isCheaper && styles.cheaper, isChosen && styles.chosen)}
      aria-hidden="true"
    >
      {groupDigits(price.yen)}
    </span>
  );
}
