import { useEffect } from 'react';
import styles from './Toast.module.css';

const SHOWN_MS = 5000;

/** A short word of success that goes by itself. The region is always there, so that its text is announced. */
export function Toast({ text, onGone }: { text: string | null; onGone: () => void }) {
  useEffect(() => {
    if (text === null) return undefined;
    const timer = setTimeout(onGone, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [text, onGone]);
  return (
    <div className={styles.place} role="status">
      {text !== null && <p className={styles.toast}>{text}</p>}
    </div>
  );
}
