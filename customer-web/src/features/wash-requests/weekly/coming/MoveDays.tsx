import { displayDate } from '@laundry/shared/time/display';
import type { JstDate, JstDateTime } from '@laundry/shared/time/jst';
import { Button } from '../../../../components/buttons/Button';
import { useLang } from '../../../../i18n/language';
import { useTexts } from '../../../../i18n/texts';
import type { ComingWeek } from '../../../../lib/calls/api-types';
import { useMessageText } from '../../../../lib/calls/message-text';
import styles from './ComingWeeks.module.css';

interface MoveDaysProps {
  week: ComingWeek;
  now: JstDateTime;
  onMove: (date: JstDate) => void;
}

/** The other days of a week, each a press; those that take no pickup say why. */
export function MoveDays({ week: { date, moves }, now, onMove }: MoveDaysProps) {
  const t = useTexts('weeks');
  const lang = useLang();
  const textOf = useMessageText();
  const said = (day: JstDate): string => displayDate(day, lang, now);
  return (
    <div role="group" aria-label={t.move_title({ day: said(date) })} className={styles.moves}>
      <div className="row">
        {moves.flatMap(({ date: day, reason }) =>
          reason === null ? (
            <Button key={day} kind="secondary" small onClick={() => onMove(day)}>
              {t.move_to({ day: said(day) })}
            </Button>
          ) : (
            []
          ),
        )}
      </div>
      <ul className="small muted">
        {moves.flatMap(({ date: day, reason }) =>
          reason === null ? [] : <li key={day}>{t.not_to({ day: said(day), why: textOf(reason) })}</li>,
        )}
      </ul>
    </div>
  );
}
