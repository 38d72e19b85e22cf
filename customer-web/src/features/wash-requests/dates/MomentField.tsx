import { displayDate, displayDateTime } from '@laundry/shared/time/display';
import { type JstDate, type JstDateTime, at, dateOf, timeOf } from '@laundry/shared/time/jst';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/buttons/Button';
import { FieldError } from '../../../components/fields/Field';
import { describedBy, hintId } from '../../../components/fields/field-ids';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import { ClosedDayNote } from './ClosedDayNote';
import { DayGrid } from './DayGrid';
import { DayLegend } from './DayLegend';
import styles from './MomentField.module.css';
import { TimeSelects } from './TimeSelects';
import { type Leg, movedTo } from './leg';
import type { CellNotes, NotedField } from './cell-notes';

interface MomentFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  leg: Leg;
  /** What else its cells tell. */
  notesOf?: ((field: NotedField) => CellNotes) | undefined;
  value: JstDateTime | '';
  now: JstDateTime;
  error: string | undefined;
  /** The calendar waits behind a button: a good choice is made already. */
  folded?: boolean;
  /** What happened to the field by itself. */
  news?: string | null;
  onChange: (moment: JstDateTime) => void;
}

/** Date and time of a pickup or a delivery: a calendar and, for the day chosen, hour and minute. */
export function MomentField({
  name,
  label,
  hint,
  leg,
  notesOf,
  value,
  now,
  error,
  folded,
  ...props
}: MomentFieldProps) {
  const { news, onChange } = props;
  const t = useTexts('requests').dates;
  const lang = useLang();
  const [opened, setOpened] = useState(!folded);
  const [looked, setLooked] = useState<JstDate | null>(null);
  const open = opened || error !== undefined;
  const date = value === '' ? null : dateOf(value);
  const notes = open ? notesOf?.({ name, leg, value, onChange }) : undefined;
  const choose = (day: JstDate): void => {
    setLooked(null);
    onChange(movedTo(day, value, leg));
  };
  const description = describedBy(name, hint, error)['aria-describedby'];
  return (
    <fieldset className={styles.moment} data-field>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.head}>
        <p className={styles.value}>{value === '' ? t.none : displayDateTime(value, lang, now)}</p>
        {folded && !open && (
          <Button kind="secondary" small aria-label={t.open_label({ label })} onClick={() => setOpened(true)}>
            {t.open}
          </Button>
        )}
      </div>
      {hint && (
        <p className={styles.hint} id={hintId(name)}>
          {hint}
        </p>
      )}
      <p role="status" className={styles.news}>
        {news}
      </p>
      <FieldError id={name} error={error} />
      {open && (
        <>
          <DayGrid
            id={name}
            label={t.grid({ label })}
            days={leg.days}
            noteOf={notes?.ofDay}
            value={date}
            now={now}
            error={error}
            describedBy={description}
            onChoose={choose}
            onLook={setLooked}
          />
          <DayLegend days={leg.days}>{notes?.legend}</DayLegend>
          <ClosedDayNote date={looked} days={leg.days} now={now} onChoose={choose} />
          {notes?.hours}
          {date !== null && value !== '' && (
            <div role="group" aria-label={t.times({ day: displayDate(date, lang, now) })}>
              <TimeSelects
                name={name}
                times={leg.timesOn(date)}
                value={timeOf(value)}
                isHourAbove={Boolean(notes?.hours)}
                onChoose={(time) => onChange(at(date, time))}
              />
            </div>
          )}
        </>
      )}
    </fieldset>
  );
}
