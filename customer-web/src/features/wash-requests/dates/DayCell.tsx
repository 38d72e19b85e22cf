import { displayDate } from '@laundry/shared/time/display';
import type { JstDate, JstDateTime } from '@laundry/shared/time/jst';
import type { KeyboardEvent } from 'react';
import { classNames } from '../../../styles/class-names';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import { useMessageText } from '../../../lib/calls/message-text';
import styles from './DayGrid.module.css';
import { markOf } from './DayLegend';
import type { DayChoice } from './leg';
import type { CellNote } from './cell-notes';

interface DayCellProps {
  /** Given to the one day that the Tab key reaches. */
  id: string | undefined;
  day: DayChoice;
  note: CellNote | undefined;
  now: JstDateTime;
  chosen: boolean;
  today: boolean;
  first: boolean;
  invalid: boolean;
  describedBy: string | undefined;
  onChoose: (date: JstDate) => void;
  onLook: (date: JstDate) => void;
}

export function DayCell({ id, day, note, now, chosen, today, first, invalid, ...props }: DayCellProps) {
  const { date, why } = day;
  const { describedBy, onChoose, onLook } = props;
  const t = useTexts('requests').dates;
  const lang = useLang();
  const textOf = useMessageText();
  const number = Number(date.slice(8));
  const monthShown = first || number === 1;
  const words = displayDate(date, lang, now);
  const press = (): void => (why === null ? onChoose(date) : onLook(date));
  const pressByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press();
  };
  return (
    <td
      role="gridcell"
      id={id}
      data-date={date}
      tabIndex={id === undefined ? -1 : 0}
      className={classNames(styles.day, why !== null && styles.closed, chosen && styles.chosen)}
      aria-label={
        why === null
          ? [words, note?.words].filter(Boolean).join(t.comma)
          : t.closed_day({ day: words, why: textOf(why) })
      }
      aria-selected={chosen}
      aria-disabled={why !== null || undefined}
      aria-current={today ? 'date' : undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={id === undefined ? undefined : describedBy}
      onClick={press}
      onKeyDown={pressByKey}
      onFocus={() => onLook(date)}
    >
      <span className={styles.face}>
        <span className={styles.month}>{monthShown && t.months[Number(date.slice(5, 7)) - 1]}</span>
        <span className={styles.number}>{number}</span>
        <span className={styles.mark}>
          {why !== null && t.marks[markOf(why)]}
          {note?.mark}
        </span>
      </span>
    </td>
  );
}
