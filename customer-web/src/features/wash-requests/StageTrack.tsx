import { PROGRESS } from '@laundry/shared/constants/progress';
import { labelOf } from '@laundry/shared/masters/lov';
import { STAGES } from '@laundry/shared/rules/stages/request-progress';
import { classNames } from '../../components/ui/class-names';
import { useTexts } from '../../i18n/texts';
import { useLovs } from '../../lib/use-lovs';
import styles from './StageTrack.module.css';

/** How far a request is, from requested to delivered. */
export function StageTrack({ status }: { status: number }) {
  const t = useTexts('requests').row;
  const { pd_status_type } = useLovs();
  const current = STAGES.findIndex((stage) => stage.status === status);
  return (
    <ol className={styles.track} aria-label={t.stage}>
      {STAGES.map((stage, place) => (
        <li
          key={stage.status}
          className={classNames(styles.stage, place <= current && styles.done, place === current && styles.current)}
          aria-current={place === current ? 'step' : undefined}
        >
          {stage.status === PROGRESS.unhandled ? t.requested : labelOf(pd_status_type, stage.status)}
        </li>
      ))}
    </ol>
  );
}
