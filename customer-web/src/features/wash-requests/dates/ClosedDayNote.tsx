import { displayDate } from '@laundry/shared/time/display';
import type { JstDate, JstDateTime } from '@laundry/shared/time/jst';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/buttons/Button';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import { useMessageText } from '../../../lib/calls/message-text';
import styles from './MomentField.module.css';
import { type DayChoice, nextOpenAfter } from './leg';

interface ClosedDayNoteProps {
  /** The day that was looked at last; null before any was. */
  date: JstDate | null;
  days: readonly DayChoice[];
  now: JstDateTime;
  onChoose: (date: JstDate) => void;
}

/** Why the day that is looked at cannot be chosen, and the next one that can; it comes into view below the calendar. */
export function ClosedDayNote({ date, days, now, onChoose }: ClosedDayNoteProps) {
  const t = useTexts('requests').dates;
  const lang = useLang();
  const textOf = useMessageText();
  const day = days.find((known) => known.date === date);
  const next = day ? nextOpenAfter(day.date, days) : null;
  const closed = day?.why != null;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (closed) place.current?.scrollIntoView({ block: 'nearest' });
  }, [closed, date]);
  return (
    <div ref={place} role="status" className={styles.announced}>
      {day?.why && (
        <div className={styles.note}>
          <p>{t.closed_day({ day: displayDate(day.date, lang, now), why: textOf(day.why) })}</p>
          {next && (
            <Button kind="secondary" small onClick={() => onChoose(next)}>
              {t.choose_next({ day: displayDate(next, lang, now) })}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
