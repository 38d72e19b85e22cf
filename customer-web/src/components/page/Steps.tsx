import { useTexts } from '../../i18n/texts';
import { useStepTitle } from '../../lib/step-title';
import { Phrases } from '../text/Phrases';
import styles from './Steps.module.css';
import { classNames } from '../../styles/class-names';

interface StepsProps {
  names: readonly string[];
  /** Counts from 1. */
  current: number;
  /** Of a step whose page keeps its title; the focus goes to it (`focusStep`). */
  heading?: string | undefined;
}

/** Where one is in a procedure. */
export function Steps({ names, current, heading }: StepsProps) {
  const t = useTexts('common');
  useStepTitle(heading || null);
  return (
    <>
      <ol className={styles.steps} aria-label={t.steps}>
        {names.map((name, index) => {
          const number = index + 1;
          return (
            <li
              key={name}
              className={classNames(styles.step, number < current && styles.done, number === current && styles.current)}
              aria-current={number === current ? 'step' : undefined}
            >
              <span className={styles.number} aria-hidden="true">
                {number < current ? '✓' : number}
              </span>
              <Phrases>{name}</Phrases>
            </li>
          );
        })}
      </ol>
      {heading && (
        <h2 tabIndex={-1} data-step-heading>
          {heading}
        </h2>
      )}
    </>
  );
}
