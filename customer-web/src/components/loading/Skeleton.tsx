import { useTexts } from '../../i18n/texts';
import styles from './Skeleton.module.css';

/** Holds the place of what is being loaded, and says so to a screen reader. */
export function Skeleton({ lines = 4 }: { lines?: number | undefined }) {
  const t = useTexts('common');
  return (
    <div role="status" className={styles.skeleton} data-loading>
      <span className="visually-hidden">{t.loading}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.line} aria-hidden="true" />
      ))}
    </div>
  );
}
