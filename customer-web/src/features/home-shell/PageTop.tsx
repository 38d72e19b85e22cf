import { useEffect, useState } from 'react';
import { classNames } from '../../components/ui/class-names';
import { useTexts } from '../../i18n/texts';
import styles from './PageTop.module.css';

/** Pixels of scroll after which the button appears. */
const APPEARS_AFTER_PX = 700;
const WAY_UP_MS = 500;

/** Takes its place from the start, so that nothing moves when it appears. */
export function PageTop() {
  const t = useTexts('shell');
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const look = (): void => setShown(window.scrollY > APPEARS_AFTER_PX);
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  const look = classNames(styles.button, shown && styles.shown);
  return <button type="button" className={look} aria-label={t.page_top} onClick={toTop} />;
}

function toTop(): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still) window.scrollTo(0, 0);
  else scrollUp();
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Slows down toward the top; whoever scrolls meanwhile is let go. */
function scrollUp(): void {
  const from = window.scrollY;
  let begin: number | undefined;
  let stands = from;
  const step = (now: number): void => {
    if (Math.abs(window.scrollY - stands) > 1) return;
    begin ??= now;
    const left = Math.max(0, 1 - (now - begin) / WAY_UP_MS);
    window.scrollTo(0, from * left ** 3);
    stands = window.scrollY;
    if (left > 0) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
