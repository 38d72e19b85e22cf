import { useTexts } from '../../../i18n/texts';
import styles from './MomentField.module.css';
import type { ReactNode } from 'react';
import type { DayChoice } from './leg';
import type { MessageKey } from '@laundry/shared/messages/ja';

const MARKS: readonly DayMark[] = ['closed', 'full', 'out'];

interface DayLegendProps {
  days: readonly DayChoice[];
  /** What else there is to be told of it. */
  children: ReactNode;
}

/** What the signs mean that this calendar has; a screen reader hears each day's reason with the day. */
export function DayLegend({ days, children }: DayLegendProps) {
  const t = useTexts('requests').dates;
  const found = new Set(days.flatMap(({ why }) => (why === null ? [] : [markOf(why)])));
  return (
    <ul className={styles.legendMarks} aria-hidden="true">
      {MARKS.filter((mark) => found.has(mark)).map((mark) => (
        <li key={mark}>
          <span className={styles.sign}>{t.marks[mark]}</span> {t.mark_words[mark]}
        </li>
      ))}
      {children}
    </ul>
  );
}

type DayMark = 'closed' | 'full' | 'out';

/** The short sign of a day that cannot be chosen: closed, full, or outside the days that are offered. */
export function markOf(why: MessageKey): DayMark {
  if (why === 'date_full') return 'full';
  return why === 'closed_sunday' || why === 'closed_saturday' || why === 'closed_holiday' ? 'closed' : 'out';
}
