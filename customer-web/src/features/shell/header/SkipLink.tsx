import { useTexts } from '../../../i18n/texts';
import styles from './Header.module.css';

export function SkipLink() {
  const t = useTexts('common');
  return (
    <a className={styles.skip} href="#main">
      {t.skip}
    </a>
  );
}
