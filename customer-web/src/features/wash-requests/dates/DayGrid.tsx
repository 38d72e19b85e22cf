import { type JstDate, type JstDateTime, dateOf } from '@laundry/shared/time/jst';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/texts';
import { DayCell } from './DayCell';
import styles from './DayGrid.module.css';
import type { DayChoice } from './leg';
import type { CellNotes } from './cell-notes';
import { dayAfterKey, weeksOf } from './weeks';

interface DayGridProps {
  /** Of the day that the Tab key reaches: the error summary points at it. */
  id: string;
  label: string;
  days: readonly DayChoice[];
  noteOf: CellNotes['ofDay'] | undefined;
  value: JstDate | null;
  now: JstDateTime;
  error: string | undefined;
  describedBy: string | undefined;
  onChoose: (date: JstDate) => void;
  /** A day that is looked at: focused or touched, also one that cannot be chosen. */
  onLook: (date: JstDate) => void;
}

/** A calendar as one grid: Tab reaches one day, the arrow keys the others; closed days are reached too, and say why. */
export function DayGrid({ id, label, days, noteOf, value, now, error, describedBy, onChoose, onLook }: DayGridProps) {
  const t = useTexts('requests').dates;
  const table = useRef<HTMLTableElement>(null);
  const [looked, setLooked] = useState<JstDate | null>(null);
  const known = (date: JstDate | null): boolean => days.some((day) => day.date === date);
  const firstOpen = days.find(({ why }) => why === null) ?? days[0];
  const reached = [looked, value].find(known) ?? firstOpen?.date ?? null;

  const look = (date: JstDate): void => {
    setLooked(date);
    onLook(date);
  };
  const move = (event: KeyboardEvent): void => {
    const next = reached === null ? null : dayAfterKey(event.key, reached, days);
    if (next === null) return;
    event.preventDefault();
    table.current?.querySelector<HTMLElement>(`[data-date="${next}"]`)?.focus();
  };
  return (
    <table ref={table} role="grid" className={styles.grid} aria-label={label} onKeyDown={move}>
      <thead>
        <tr>
          {t.weekdays.map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(days).map((week, row) => (
          <tr key={row}>
            {week.map((day, column) =>
              day === null ? (
                <td key={column} />
              ) : (
                <DayCell
                  key={day.date}
                  id={day.date === reached ? id : undefined}
                  day={day}
                  note={noteOf?.(day.date)}
                  now={now}
                  chosen={day.date === value}
                  today={day.date === dateOf(now)}
                  first={day.date === days[0]?.date}
                  invalid={error !== undefined && day.date === reached}
                  describedBy={describedBy}
                  onChoose={onChoose}
                  onLook={look}
                />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
