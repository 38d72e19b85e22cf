import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/Button';
import styles from './SubmitBar.module.css';

interface SubmitBarProps {
  /** What is chosen so far, each in a line. */
  chosen: readonly string[];
  /** Of the text that says why the form cannot go on. */
  whyId: string | undefined;
  children: ReactNode;
}

/** Where a long form goes on: on a phone it stays within the thumb's reach, at the form's end it stands in its place. */
export function SubmitBar({ chosen, whyId, children }: SubmitBarProps) {
  return (
    <div className={styles.bar}>
      {chosen.length > 0 && (
        <p className={styles.chosen}>
          {chosen.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      )}
      <Button type="submit" wide unavailable={whyId !== undefined} aria-describedby={whyId}>
        {children}
      </Button>
    </div>
  );
}
