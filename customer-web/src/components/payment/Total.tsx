import { useTexts } from '../../i18n/texts';
import { Yen } from '../text/Yen';
import styles from './Total.module.css';

/** A price that is being chosen, large; tax is in it. */
export function Total({ amount }: { amount: number }) {
  const t = useTexts('payment');
  return (
    <p className={styles.total}>
      <Yen amount={amount} />
      <span className={styles.tax}>{t.tax_included}</span>
    </p>
  );
}
