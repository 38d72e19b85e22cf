import { MAX_PAUSE_WEEKS, lastOfPause } from '@laundry/shared/rules/weekly/coming-weeks';
import { seenText } from '@laundry/shared/rules/weekly/pauses-of-day';
import { displayDate } from '@laundry/shared/time/display';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { useState } from 'react';
import { Button } from '../../../../components/buttons/Button';
import { SelectField } from '../../../../components/fields/SelectField';
import { NotSent } from '../../../../components/messages/NotSent';
import { useLang } from '../../../../i18n/language';
import { useTexts } from '../../../../i18n/texts';
import styles from './ComingWeeks.module.css';
import type { ScheduleDay } from './days';
import type { WeekWishes } from './use-week-wishes';

interface PauseFormProps {
  days: readonly ScheduleDay[];
  now: JstDateTime;
  wishes: WeekWishes;
}

const LENGTHS = Array.from({ length: MAX_PAUSE_WEEKS }, (_, place) => place + 1);

/** One to four weeks without a pickup; of weeks that are skipped already the same press takes it back. */
export function PauseForm({ days, now, wishes }: PauseFormProps) {
  const t = useTexts('weeks');
  const lang = useLang();
  const open = days.filter(({ first }) => first.is_open);
  const [chosen, setChosen] = useState('');
  const [weeks, setWeeks] = useState(1);
  const from = open.find(({ date }) => date === chosen)?.date ?? open[0]?.date;
  if (from === undefined) return null;
  const inside = open.filter(({ date }) => date >= from && date <= lastOfPause({ from, weeks }));
  const areSkipped = inside.every(({ first }) => first.state === 'skipped');
  // Days that were skipped one by one are taken back so.
  const isPaused = areSkipped && inside.some(({ first }) => first.is_paused);
  const seen = seenText(
    { from, weeks },
    inside.flatMap(({ first }) => first.pauses),
  );
  const { variables: sent, isPending } = wishes;
  const isMine = sent?.kind === 'pause' || sent?.kind === 'endPause';
  const said = displayDate(from, lang, now);
  return (
    <section className="stack-tight" aria-label={t.pause_title}>
      <h3>{t.pause_title}</h3>
      <p className="small muted">{t.pause_lead}</p>
      <div className={styles.pause}>
        <SelectField name="pause_from" label={t.pause_from} value={from} onChange={(e) => setChosen(e.target.value)}>
          {open.map(({ date }) => (
            <option key={date} value={date}>
              {displayDate(date, lang, now)}
            </option>
          ))}
        </SelectField>
        <SelectField
          name="pause_weeks"
          label={t.pause_weeks}
          value={weeks}
          onChange={(e) => setWeeks(Number(e.target.value))}
        >
          {LENGTHS.map((count) => (
            <option key={count} value={count}>
              {t.weeks({ count })}
            </option>
          ))}
        </SelectField>
      </div>
      <p role="status">{areSkipped && t.paused({ day: said, weeks: t.weeks({ count: weeks }) })}</p>
      {(isPaused || !areSkipped) && (
        <div>
          <Button
            kind="secondary"
            pending={isPending && isMine}
            unavailable={isPending && !isMine}
            onClick={() =>
              wishes.mutate(isPaused ? { kind: 'endPause', from, weeks, seen } : { kind: 'pause', from, weeks })
            }
          >
            {isPaused ? t.end_pause : t.pause}
          </Button>
        </div>
      )}
      {isMine && <NotSent error={wishes.error} title={t.not_changed} />}
    </section>
  );
}
