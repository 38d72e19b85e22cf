import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names';
import styles from './StepActions.module.css';

/** What is chosen so far, of one thing. */
export interface Chosen {
  readonly term: string;
  readonly text: string;
  /** Its text needs no term where there is little room. */
  readonly isClear?: boolean;
  /** There is room for it beside a form only. */
  readonly isBeside?: boolean;
  /** What it costs. */
  readonly isTotal?: boolean;
}

export interface ChosenSoFar {
  readonly title: string;
  readonly lines: readonly Chosen[];
}

interface StepActionsProps {
  /** Stands in sight while the form is filled in: above the buttons at the thumb, on a desk beside the form. */
  chosen?: ChosenSoFar;
  /** The main button first. */
  children: ReactNode;
}

/** How a step goes on: on a phone within the thumb's reach from its beginning, beside a form in two columns, else at its end. */
export function StepActions({ chosen, children }: StepActionsProps) {
  return (
    <div className={styles.bar}>
      {chosen && chosen.lines.length > 0 && (
        <div className={styles.chosen}>
          <h2 className={styles.title}>{chosen.title}</h2>
          <dl className={styles.lines}>
            {chosen.lines.map(({ term, text, isClear, isBeside, isTotal }) => (
              <div
                key={term}
                className={classNames(
                  styles.line,
                  isClear && styles.clear,
                  isBeside && styles.beside,
                  isTotal && styles.total,
                )}
              >
                <dt>{term}</dt> <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <div className={`actions ${styles.buttons}`} data-step-actions>
        {children}
      </div>
    </div>
  );
}
