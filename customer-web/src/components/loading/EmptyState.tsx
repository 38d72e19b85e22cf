import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

/** Nothing to show: says so, and offers what to do next. */
export function EmptyState({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p>{children}</p>
      {action}
    </div>
  );
}
