import type { ReactNode } from 'react';
import styles from './StepActions.module.css';

interface StepActionsProps {
  /** What is chosen so far, each in a line; shown where the bar hides it. */
  chosen?: readonly string[];
  /** The main button first. */
  children: ReactNode;
}

/** How a step goes on: on a phone within the thumb's reach from its beginning, at its end in its place. */
export function StepActions({ chosen = [], children }: StepActionsProps) {
  return (
    <div className={styles.bar}>
      {chosen.length > 0 && (
        <p className={styles.chosen}>
          {chosen.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      )}
      <div className={`actions ${styles.buttons}`}>{children}</div>
    </div>
  );
}
