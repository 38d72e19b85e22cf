import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/texts';
import styles from './PageTop.module.css';

/** Pixels of scroll after which the button appears (spec 1 §9). */
const APPEARS_AFTER_PX = 700;

export function PageTop() {
  const t = useTexts('shell');
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const look = (): void => setShown(window.scrollY > APPEARS_AFTER_PX);
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!shown) return null;
  return <button type="button" className={styles.button} aria-label={t.page_top} onClick={toTop} />;
}

function toTop(): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  document.getElementById('main')?.focus({ preventScroll: true });
}
