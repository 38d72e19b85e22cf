import { useTexts } from '../../../i18n/texts';
import { LegMoment } from '../LegMoment';
import { LegAction, type LegActionProps } from './LegAction';
import styles from './RequestCard.module.css';

/** One leg: its time, and how it is changed. */
export function LegLine({ row, leg, now }: LegActionProps) {
  const { row: t } = useTexts('requests');
  return (
    <div className={styles.leg}>
      <p className={styles.what}>{t[leg]}</p>
      <p className={styles.moment}>
        <LegMoment row={row} leg={leg} now={now} />
      </p>
      <LegAction row={row} leg={leg} now={now} />
    </div>
  );
}
