import { useTexts } from '../../i18n/texts';
import styles from './Steps.module.css';
import { classNames } from './class-names';

/** Where one is in a procedure; `current` counts from 1. */
export function Steps({ names, current }: { names: readonly string[]; current: number }) {
  const t = useTexts('common');
  return (
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
            {name}
          </li>
        );
      })}
    </ol>
  );
}
