import { LIMITS } from '@laundry/shared/constants/limits';
import { ValidationError, useInput } from 'ra-core';
import { useId } from 'react';
import { t } from '../../i18n';
import type { AreaColumn } from './area-form';
import { AREA_HOURS, areaMinutes, withHour, withMinute } from './area-times';
import { NotesInput } from './AreaNotes';

const LENGTHS: Readonly<Partial<Record<AreaColumn['field'], number>>> = {
  zipcode: LIMITS.zipDigits + 1,
  prefecture: 20,
  address: 100,
};
const asTyped = (value: string) => value;

/** The field of a cell, and below it what is wrong with it. */
export function AreaInput({ column }: { column: AreaColumn }) {
  const { field, fieldState } = useInput<string | boolean>({ source: column.field, parse: asTyped });
  const problemId = useId();
  const label = t(`areas.fields.${column.field}`);
  const shared = { 'aria-invalid': fieldState.invalid, 'aria-describedby': problemId };
  const control = () => {
    switch (column.kind) {
      case 'flag':
        return (
          <select
            aria-label={label}
            value={String(field.value)}
            onChange={(event) => field.onChange(event.target.value === 'true')}
            {...shared}
          >
            <option value="true">{t('areas.yes')}</option>
            <option value="false">{t('areas.no')}</option>
          </select>
        );
      case 'time':
        return <TimeSelects label={label} time={String(field.value)} onChange={field.onChange} shared={shared} />;
      case 'notes':
        return <NotesInput notes={String(field.value)} onChange={field.onChange} />;
      case 'text':
        return (
          <input
            className={column.field}
            aria-label={label}
            inputMode={column.field === 'zipcode' ? 'numeric' : 'text'}
            maxLength={LENGTHS[column.field]}
            {...field}
            value={String(field.value)}
            {...shared}
          />
        );
    }
  };
  return (
    <div className="field">
      {control()}
      <div id={problemId} role="alert">
        {fieldState.error?.message && <ValidationError error={fieldState.error.message} />}
      </div>
    </div>
  );
}

interface TimeProps {
  readonly label: string;
  readonly time: string;
  readonly onChange: (time: string) => void;
  readonly shared: object;
}

/** Hours and half hours in which areas are served. */
function TimeSelects({ label, time, onChange, shared }: TimeProps) {
  return (
    <span className="time">
      <select
        aria-label={t('areas.hourOf', { field: label })}
        value={time.slice(0, 2)}
        onChange={(event) => onChange(withHour(time, event.target.value))}
        {...shared}
      >
        {AREA_HOURS.map((hour) => (
          <option key={hour}>{hour}</option>
        ))}
      </select>
      <span aria-hidden>:</span>
      <select
        aria-label={t('areas.minuteOf', { field: label })}
        value={time.slice(3, 5)}
        onChange={(event) => onChange(withMinute(time, event.target.value))}
        {...shared}
      >
        {areaMinutes(time.slice(0, 2)).map((minute) => (
          <option key={minute}>{minute}</option>
        ))}
      </select>
    </span>
  );
}
