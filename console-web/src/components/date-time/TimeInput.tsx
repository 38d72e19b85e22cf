import Box from '@mui/material/Box';
import { ValidationError, useInput } from 'ra-core';
import { ChoiceField } from '../form/fields/ChoiceField';

const two = (n: number): string => String(n).padStart(2, '0');
const HOURS = Array.from({ length: 24 }, (_, hour) => two(hour));
const HOUR_MINUTES = 60;

interface Props {
  readonly source: string;
  readonly hourLabel: string;
  readonly minuteLabel: string;
  /** From one minute to the next that can be chosen. */
  readonly step: number;
}

/** A time by two choices, or none: an empty hour takes the minute with it, an hour begins at its full hour. */
export function TimeInput({ source, hourLabel, minuteLabel, step }: Props) {
  const { field, fieldState } = useInput<string>({ source });
  const [hour = '', minute = ''] = field.value ? String(field.value).split(':') : [];
  const minutes = Array.from({ length: HOUR_MINUTES / step }, (_, at) => two(at * step));
  const set = (hour: string, minute: string) => field.onChange(hour === '' ? '' : `${hour}:${minute || minutes[0]}`);
  const choices = (values: readonly string[]) => ['', ...values].map((value) => ({ value, label: value || '－' }));
  const problem = fieldState.error?.message && <ValidationError error={fieldState.error.message} />;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
      <ChoiceField
        label={hourLabel}
        value={hour}
        choices={choices(HOURS)}
        problem={problem}
        onChange={(value) => set(value, minute)}
      />
      <ChoiceField
        label={minuteLabel}
        value={minute}
        choices={choices(minutes)}
        disabled={hour === ''}
        onChange={(value) => set(hour, value)}
      />
    </Box>
  );
}
