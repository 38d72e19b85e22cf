import { STAGES } from '@laundry/shared/rules/stages/request-progress';
import { classNames } from '../../styles/class-names';
import { useTexts } from '../../i18n/texts';
import styles from './StageTrack.module.css';

/** How far a request is, from requested to delivered. */
export function StageTrack({ status }: { status: number }) {
  const t = useTexts('requests').row;
  const current = STAGES.findIndex((stage) => stage.status === status);
  return (
    <ol className={styles.track} aria-label={t.stage}>
      {STAGES.map((stage, place) => (
        <li
          key={stage.status}
          className={classNames(styles.stage, place <= current && styles.done, place === current && styles.current)}
          aria-current={place === current ? 'step' : undefined}
        >
          {t.stages[stage.status]}
        </li>
      ))}
    </ol>
  );
}
