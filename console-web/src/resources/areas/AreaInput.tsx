import { AREA_LENGTHS } from '@laundry/shared/constants/area-lengths';
import { LIMITS } from '@laundry/shared/constants/limits';
import { useInput } from 'ra-core';
import { t } from '../../i18n';
import { shellTexts } from '../../i18n/shell';
import { InlineSelect } from '../../components/inline/InlineSelect';
import { AREA_HOURS, type AreaColumn, areaMinutes, withHour, withMinute } from './area-form';
import { problemId } from './AreaProblems';
import { NotesInput } from './AreaNotes';

const LENGTHS: Readonly<Partial<Record<AreaColumn['field'], number>>> = {
  zipcode: LIMITS.zipTypedLength,
  prefecture: AREA_LENGTHS.prefecture,
  address: AREA_LENGTHS.address,
};
const FLAGS = [
  { value: 'true', label: t('areas.yes') },
  { value: 'false', label: t('areas.no') },
];
const choiceOf = (value: string) => ({ value, label: value });
const asTyped = (value: string) => value;

/** The field of a cell. */
export function AreaInput({ column }: { column: AreaColumn }) {
  const { field, fieldState } = useInput<string | boolean>({ source: column.field, parse: asTyped });
  const label = t(`areas.fields.${column.field}`);
  const told = { isWrong: fieldState.invalid, describedBy: problemId(column.field) };
  const control = () => {
    switch (column.kind) {
      case 'flag':
        return (
          <InlineSelect
            label={label}
            value={String(field.value)}
            choices={FLAGS}
            onChange={(value) => field.onChange(value === 'true')}
            {...told}
          />
        );
      case 'time':
        return <TimeSelects label={label} time={String(field.value)} onChange={field.onChange} told={told} />;
      case 'notes':
        return <NotesInput notes={String(field.value)} onChange={field.onChange} />;
      case 'text':
        return (
          <input
            className={column.field}
            aria-label={label}
            {...(column.field === 'zipcode' && { required: true, placeholder: shellTexts.required })}
            inputMode={column.field === 'zipcode' ? 'numeric' : 'text'}
            maxLength={LENGTHS[column.field]}
            {...field}
            value={String(field.value)}
            aria-invalid={told.isWrong}
            aria-describedby={told.describedBy}
          />
        );
    }
  };
  return <div className="field">{control()}</div>;
}

interface TimeProps {
  readonly label: string;
  readonly time: string;
  readonly onChange: (time: string) => void;
  readonly told: { readonly isWrong: boolean; readonly describedBy: string };
}

/** Hours and half hours in which areas are served. */
const TimeSelects = ({ label, time, onChange, told }: TimeProps) => (
  <span className="time">
    <InlineSelect
      label={t('areas.hourOf', { field: label })}
      value={time.slice(0, 2)}
      choices={AREA_HOURS.map(choiceOf)}
      onChange={(hour) => onChange(withHour(time, hour))}
      {...told}
    />
    <span aria-hidden>:</span>
    <InlineSelect
      label={t('areas.minuteOf', { field: label })}
      value={time.slice(3, 5)}
      choices={areaMinutes(time.slice(0, 2)).map(choiceOf)}
      onChange={(minute) => onChange(withMinute(time, minute))}
      {...told}
    />
  </span>
);
