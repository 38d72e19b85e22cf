import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/texts';
import styles from './ScreenComing.module.css';

const LONG_MS = 3_000;

/** While the next screen's files load: a bar after a moment, a text after three seconds. */
export function ScreenComing() {
  const t = useTexts('common');
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className={styles.coming}>
      <div className={styles.bar} />
      {isLong && <p className={styles.word}>{t.loading}</p>}
    </div>
  );
}
