import type { WeekState } from '@laundry/shared/rules/weekly/coming-weeks';
import { displayDate } from '@laundry/shared/time/display';
import { type JstDate, type JstDateTime, dateOf, eachDay } from '@laundry/shared/time/jst';
import { useLang } from '../../../../i18n/language';
import { useTexts } from '../../../../i18n/texts';
import type { ComingWeek } from '../../../../lib/calls/api-types';
import { classNames } from '../../../../styles/class-names';
import { weeksOf } from '../../dates/weeks';
import styles from './WeekCalendar.module.css';

interface WeekCalendarProps {
  weeks: readonly ComingWeek[];
  last: JstDate;
  now: JstDateTime;
}

/** The weeks at one look; the list beside it says each day in full. */
export function WeekCalendar({ weeks, last, now }: WeekCalendarProps) {
  const t = useTexts('weeks');
  const dates = useTexts('requests').dates;
  const lang = useLang();
  const today = dateOf(now);
  const days = eachDay(today, last).map((date) => ({ date, why: null }));
  const states = new Map(weeks.map(({ sched_pickup_dt: pickup, state }) => [dateOf(pickup), state] as const));
  const met = [...new Set(states.values())];
  return (
    <section className="stack-tight" aria-label={t.calendar_title}>
      <h3>{t.calendar_title}</h3>
      <table className={styles.grid} aria-label={t.calendar_title}>
        <thead>
          <tr>
            {dates.weekdays.map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(days).map((row, place) => (
            <tr key={place}>
              {row.map((day, column) => {
                const state = day === null ? undefined : states.get(day.date);
                return (
                  <td key={column} className={classNames(state !== undefined && styles[state])}>
                    {day !== null && (
                      <Face
                        date={day.date}
                        state={state}
                        words={displayDate(day.date, lang, now)}
                        isFirst={day.date === today}
                      />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.legend} aria-hidden="true">
        {met.map((state) => (
          <li key={state}>
            <span className={styles.sign}>{t.signs[state]}</span> {t.states[state]}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FaceProps {
  date: string;
  state: WeekState | undefined;
  words: string;
  isFirst: boolean;
}

function Face({ date, state, words, isFirst }: FaceProps) {
  const t = useTexts('weeks');
  const { months } = useTexts('requests').dates;
  const number = Number(date.slice(8));
  return (
    <>
      <span className={styles.face} aria-hidden="true">
        <span className={styles.month}>{(isFirst || number === 1) && months[Number(date.slice(5, 7)) - 1]}</span>
        <span className={styles.number}>{number}</span>
        <span className={styles.mark}>{state !== undefined && t.signs[state]}</span>
      </span>
      <span className="visually-hidden">
        {state === undefined ? words : t.of_day({ day: words, what: t.states[state] })}
      </span>
    </>
  );
}
