import { useEffect, useState } from 'react';
import { classNames } from '../../../styles/class-names';
import { useTexts } from '../../../i18n/texts';
import styles from './PageTop.module.css';

/** Pixels of scroll after which the button appears. */
const APPEARS_AFTER_PX = 700;
/** Loaded when the button appears: no first screen is that long. */
const loadWay = () => import('./to-top');

/** Takes its place from the start, so that nothing moves when it appears. */
export function PageTop() {
  const t = useTexts('shell');
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const look = (): void => setShown(window.scrollY > APPEARS_AFTER_PX);
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  useEffect(() => {
    if (shown) void loadWay().catch(() => undefined);
  }, [shown]);
  const look = classNames(styles.button, shown && styles.shown);
  return (
    <button
      type="button"
      className={look}
      aria-label={t.page_top}
      onClick={() => void loadWay().then(({ toTop }) => toTop())}
    />
  );
}
