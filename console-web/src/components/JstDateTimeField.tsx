import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import { LIMITS } from '@laundry/shared/constants/limits';
import { type JstDateTime, at, dateOf, hourOf, minuteOf } from '@laundry/shared/time/jst';
import { shellTexts } from '../i18n/shell';
import { ChoiceField } from './ChoiceField';
import { DateField } from './DateField';

const two = (n: number): string => String(n).padStart(2, '0');
const HOURS = Array.from({ length: 24 }, (_, hour) => two(hour));
const STEPS = Array.from({ length: 60 / LIMITS.timePickerMinutes }, (_, step) => two(step * LIMITS.timePickerMinutes));

interface Props {
  readonly label: string;
  readonly value: JstDateTime;
  readonly isWrong: boolean;
  readonly onChange: (value: JstDateTime) => void;
}

/** A date and a time in steps of 10 minutes (spec 2 §5), by the platform's own pickers. */
export function JstDateTimeField({ label, value, isWrong, onChange }: Props) {
  const { dateTime: texts } = shellTexts;
  const date = dateOf(value);
  const [hour, minute] = [two(hourOf(value)), two(minuteOf(value))];
  // A moment between two steps, as an earlier stage may have, stays a choice of its own.
  const minutes = STEPS.includes(minute) ? STEPS : [...STEPS, minute].toSorted();
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
      <FormLabel component="legend" sx={{ fontSize: 13, fontWeight: 700, mb: 1 }}>
        {label}
      </FormLabel>
      <Box sx={{ display: 'grid', gridTemplateColumns: '2fr 1fr 1fr', gap: 1 }}>
        <DateField
          label={texts.date}
          value={date}
          isWrong={isWrong}
          onChange={(day) => onChange(at(day, `${hour}:${minute}`))}
        />
        <ChoiceField
          label={texts.hour}
          value={hour}
          choices={HOURS.map((value) => ({ value, label: value }))}
          onChange={(value) => onChange(at(date, `${value}:${minute}`))}
        />
        <ChoiceField
          label={texts.minute}
          value={minute}
          choices={minutes.map((value) => ({ value, label: value }))}
          onChange={(value) => onChange(at(date, `${hour}:${value}`))}
        />
      </Box>
    </Box>
  );
}
